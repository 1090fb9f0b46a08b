import CoordinatorLinks
import Redux

/// What the app needs from outside, passed to the coordinators.
struct Services: Sendable {
  let clock: any Clock<Duration>
  /// Records the session for the inspector; nil in a build that does without.
  var recorder: Recorder<AppState>? = hasInspector ? Recorder(measuresDuration: true) : nil
  /// Keeps the names of the last actions, in case the app crashes.
  var trail = ActionTrail()
  /// Receives a line for each action.
  var log: @Sendable (String) -> Void = { _ in }
  /// Opens a web page in the browser, and returns whether it could.
  var browse: @Sendable (RawLink) async -> Bool = openInBrowser
}

extension Services {
  /// Makes the services as the command line says.
  init(_ launch: Launch) {
    clock = ContinuousClock()
    guard let file = LogFile() else { return }
    log = { file.write($0) }
  }
}
