#if os(Linux) && compiler(>=6.3)
  public import AppShell
  public import Redux

  /// Something that always holds, whatever the user, the server, the disk and the system do.
  ///
  /// ```swift
  /// static let promises: [Promise<TriviaApp>] = [
  ///   .always("a score is never negative") { $0.state.score >= 0 },
  ///   .eventually(within: .seconds(30), "nothing loads forever") { !isLoading($0.state) },
  ///   .after({ $0 as? SessionAction == .signedOut }, "nothing is left of the earlier user") {
  ///     $0.state.session == SessionState()
  ///   },
  /// ]
  /// ```
  public struct Promise<App: SimulatedApp>: Sendable {
    enum Occasion: Sendable {
      case always
      case eventually(Duration)
      case after(@Sendable (any ActionType) -> Bool)
      /// When the app has quit or was killed, and runs again.
      case restart
    }

    /// The promise in words, such as “nothing loads forever”.
    public let name: String
    let occasion: Occasion
    /// Returns why it doesn't hold, which may be clear from its name alone; nil if it does.
    let fault: @MainActor @Sendable (Moment<App>) -> String?
  }

  extension Promise {
    /// What holds whenever the app is at rest: no task runs, and each waits for time or for the server.
    public static func always(
      _ name: String, _ holds: @escaping @MainActor @Sendable (Moment<App>) -> Bool
    ) -> Self {
      Self(name: name, occasion: .always) { holds($0) ? nil : "" }
    }

    /// What holds after some time in which the server and the disk work, at the end of a run.
    public static func eventually(
      within time: Duration, _ name: String,
      _ holds: @escaping @MainActor @Sendable (Moment<App>) -> Bool
    ) -> Self {
      Self(name: name, occasion: .eventually(time)) {
        holds($0) ? nil : "It doesn't hold \(time) after all faults have ended."
      }
    }

    /// What holds when the app comes to rest after an event.
    public static func after(
      _ isEvent: @escaping @Sendable (any ActionType) -> Bool, _ name: String,
      _ holds: @escaping @MainActor @Sendable (Moment<App>) -> Bool
    ) -> Self {
      Self(name: name, occasion: .after(isEvent)) { holds($0) ? nil : "" }
    }
  }

  /// The app at rest, as a promise sees it.
  @MainActor public struct Moment<App: SimulatedApp> {
    /// The state.
    public let state: App.State
    /// The running app.
    public let app: RunningApp<App>
    /// The app's server.
    public let server: App.Server
    /// The world outside the app.
    public let world: World
    /// The text on the screen.
    public var text: String { run.screen.text }
    /// The actions since the last moment.
    public let actions: [any ActionType]
    /// All actions of the run, of earlier starts of the app as well.
    public let allActions: [any ActionType]
    let run: Run<App>
  }
#endif
