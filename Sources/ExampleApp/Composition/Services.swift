import Redux

/// What the app needs from the world, handed to the coordinators that need it.
struct Services: Sendable {
  let client: SightsClient
  let clock: any Clock<Duration>
  /// Remembers the last actions for the inspector.
  let recorder = ActionRecorder()
  /// Takes a line for each action.
  var log: @Sendable (String) -> Void = { _ in }
  /// Takes what is worth counting.
  var track: @Sendable (AnalyticsEvent) -> Void = { _ in }
}

extension Services {
  /// Connects to the server that the launch names, or to the embedded one.
  init(_ launch: Launch) {
    clock = ContinuousClock()
    let connection =
      launch.api.map { [clock] in Connection(to: $0, clock: clock) }
      ?? EmbeddedProtocol.connection(
        to: EmbeddedBackend(latency: .milliseconds(300)), clock: clock)
    client = SightsClient(connection: connection)
    guard let file = LogFile() else { return }
    log = { file.write($0) }
    track = { file.write("event \($0.rawValue)") }
  }
}
