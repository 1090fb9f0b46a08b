import CoordinatorLinks
public import Redux

/// A tool for developers, which an app links or leaves out, such as the inspector.
///
/// It changes how the app is made, and watches the app once it runs. List it in ``AppType/tools``, in one file, which a
/// build for the App Store compiles without it.
public protocol AppTool<App>: Sendable {
  /// The app that the tool works with.
  associatedtype App: AppType

  /// Called before the app is made. A tool that does something instead of the app never returns.
  @MainActor func prepare(_ setup: inout AppSetup<App>)

  /// Called once the app is in its window, and returns an object that lives as long as the app is there.
  @MainActor func appStarted(_ app: RunningApp<App>, in window: UIWindow) -> AnyObject?

  /// The link that opens the tool instead of a screen of the app, with any of the app's schemes; nil if none does.
  var link: String? { get }

  /// Called for ``link``, once the app is in its window.
  @MainActor func open(in app: RunningApp<App>)
}

extension AppType {
  /// Returns the tool that a link opens, whatever the link's scheme: each configuration of an app has its own.
  public static func tool(for link: String) -> (any AppTool<Self>)? {
    tools.first { $0.isOpened(by: link) }
  }
}

extension AppTool {
  /// Returns whether a link is the tool's, but for its scheme.
  func isOpened(by link: String) -> Bool { self.link.map(LinkPath.init) == LinkPath(link) }
}

/// A link without its scheme.
private struct LinkPath: Equatable {
  let text: Substring

  init(_ link: String) {
    text = link.firstRange(of: "://").map { link[$0.upperBound...] } ?? link[...]
  }
}

extension AppTool {
  /// Changes nothing.
  @MainActor public func prepare(_ setup: inout AppSetup<App>) {}
  /// Does nothing, and keeps nothing alive.
  @MainActor public func appStarted(_ app: RunningApp<App>, in window: UIWindow) -> AnyObject? {
    nil
  }
  /// No link.
  public var link: String? { nil }
  /// Does nothing.
  @MainActor public func open(in app: RunningApp<App>) {}
}

/// How an app is made, which tools may change.
public struct AppSetup<App: AppType>: Sendable {
  /// The way in which the app was started.
  public var launch: Launch
  /// Records what happens; nil if nothing is recorded.
  public var recorder: (any StoreTool<App.State>)?
  /// The middleware behind all others, which sees only actions that are reduced.
  public var lastMiddleware: [Middleware<App.State>] = []
  /// Receives the app's requests; nil if they are only sent.
  public var requestHook: RequestHook?
  /// What a tool keeps beside the app, such as a list of its requests.
  public var attachment: (any Sendable)?
  /// Whether the app neither reads nor saves its data, because a tool gives it a state.
  public var isDetached = false
  /// Whether the app only shows a recording: no effect runs, and nothing is saved.
  public var isReplay = false
  /// The part of the disk that holds the app's file.
  public var disk = Disk.real()

  /// Creates the setup of an app that no tool has changed.
  public init(_ launch: Launch = Launch()) { self.launch = launch }
}
