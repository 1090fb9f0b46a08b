public import CoordinatorLinks
public import Foundation
import Redux

/// The services of an app: the shell's, and the ones that the app adds.
///
/// An app that adds none needs no type for them: its ``AppType/Services`` are ``ShellServices``.
///
/// ```swift
/// struct Services: AppServices {
///   var shell = ShellServices()
///   let client: TriviaClient
/// }
/// ```
public protocol AppServices: Sendable {
  /// The services that the shell itself uses.
  var shell: ShellServices { get set }

  /// Creates the services for the way in which the app was started.
  init(_ launch: Launch)
}

extension AppServices {
  /// The clock that every wait uses.
  public var clock: any Clock<Duration> { shell.time.clock }
  /// Returns the date.
  public var date: @Sendable () -> Date { shell.time.date }
  /// Returns an identifier that nothing else has.
  public var makeID: @Sendable () -> String { shell.makeID }
}

/// The services of the shell, which a test can replace.
public struct ShellServices: Sendable {
  /// The clock, the date, and the random numbers, which a test replaces together.
  public var time: AppTime
  /// Returns an identifier that nothing else has, such as the key of a request that is sent again.
  ///
  /// Use it instead of `UUID()`, so that a session can be repeated exactly.
  public var makeID: @Sendable () -> String = { UUID().uuidString }
  /// The hook of the app's tools, to which the app's connection passes each request.
  public var requestHook: RequestHook { installedHook.passing }
  let installedHook = InstalledHook()
  /// Returns when everything that the store contains is on disk, such as a change that is to be sent.
  ///
  /// While the disk is full, it waits until there is space. It returns immediately if nothing is ever written, such
  /// as in a second app with the same data. The user is told about both.
  public var saved: @Sendable () async -> Void = {}
  /// The system's part in an app with several windows.
  public var scenes = AppScenes.system
  /// Asks the system for time in the background, under a name, and returns what gives the rest of it back.
  var beginTime: @MainActor @Sendable (String) -> @MainActor @Sendable () -> Void =
    beginBackgroundTime
  /// Opens a web page in the browser, and returns whether it could.
  public var browse: @Sendable (RawLink) async -> Bool = openInBrowser

  /// Creates the services of a running app, or of a test with its own time.
  public init(time: AppTime = .system) { self.time = time }

  /// Creates the services of a running app.
  public init(_ launch: Launch) { self.init(time: launch.time) }
}

extension ShellServices: AppServices {
  /// The services themselves, which are enough for an app that needs nothing else from outside.
  public var shell: ShellServices {
    get { self }
    set { self = newValue }
  }

  /// Does work that should be completed even if the user leaves the app meanwhile, such as sending a message.
  ///
  /// iOS suspends an app a few seconds after the user has left it. With this, it waits for about 30 seconds. Elsewhere,
  /// the work is only done.
  ///
  /// - Parameters:
  ///   - name: A name for the system's log.
  ///   - work: The work. It isn't canceled when the time is up, but suspended with the app.
  /// - Returns: The result of the work.
  /// - Throws: The error of the work.
  public func finish<Value: Sendable>(
    _ name: String, _ work: @Sendable () async throws -> Value
  ) async rethrows -> Value {
    let end = await beginTime(name)
    do {
      let value = try await work()
      await end()
      return value
    } catch {
      await end()
      throw error
    }
  }
}

#if os(iOS)
  /// Asks the system not to suspend the app, until the time is given back or up.
  @MainActor private func beginBackgroundTime(_ name: String) -> @MainActor @Sendable () -> Void {
    let time = BackgroundTime()
    time.begin(name)
    return time.end
  }

  @MainActor private final class BackgroundTime {
    private var id = UIBackgroundTaskIdentifier.invalid

    func begin(_ name: String) {
      // The system ends an app that keeps the time longer than it may.
      id = UIApplication.shared.beginBackgroundTask(withName: name) { self.end() }
    }

    func end() {
      guard id != .invalid else { return }
      UIApplication.shared.endBackgroundTask(id)
      id = .invalid
    }
  }
#else
  @MainActor private func beginBackgroundTime(_ name: String) -> @MainActor @Sendable () -> Void {
    {}
  }
#endif

/// Opens a web page in the browser, and returns whether it could.
///
/// The system opens the app's own universal links in the browser, so this doesn't lead back here.
@MainActor private func openInBrowser(_ page: RawLink) async -> Bool {
  guard let url = URL(string: page.text) else { return false }
  return await UIApplication.shared.open(url)
}
