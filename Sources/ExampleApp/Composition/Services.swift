import CoordinatorLinks
import Foundation
import Redux

/// What the app needs from outside, passed to the coordinators.
struct Services: Sendable {
  let client: SightsClient
  let clock: any Clock<Duration>
  /// Keeps guides for those without a connection.
  var guides = GuideFolder(url: .temporaryDirectory.appending(path: AppOptions.appName))
  /// Records the session for the inspector; nil in a build that does without.
  var recorder: Recorder<AppState>? = hasInspector ? Recorder(measuresDuration: true) : nil
  /// Keeps the names of the last actions, in case the app crashes.
  var trail = ActionTrail()
  /// Receives a line for each action.
  var log: @Sendable (String) -> Void = { _ in }
  /// Opens a web page in the browser, and returns whether it could.
  var browse: @Sendable (RawLink) async -> Bool = openInBrowser
  /// Receives the events to count.
  var track: @Sendable (AnalyticsEvent) -> Void = { _ in }
}

/// An event of a feature to count, which names no person and no sight.
struct AnalyticsEvent: Equatable, Sendable {
  let name: String
}

extension Services {
  /// Connects to the server that the command line names, or to the one inside the app.
  init(_ launch: Launch) {
    clock = ContinuousClock()
    let connection =
      launch.options.api.map { [clock] in Connection(to: $0, clock: clock) }
      ?? EmbeddedProtocol.connection(
        to: EmbeddedBackend(latency: .milliseconds(300)), clock: clock)
    client = SightsClient(connection: connection)
    guides = GuideFolder(url: launch.dataDirectory.appending(path: "downloads"))
    guard let file = LogFile() else { return }
    log = { file.write($0) }
    track = { file.write("event \($0.name)") }
  }
}
