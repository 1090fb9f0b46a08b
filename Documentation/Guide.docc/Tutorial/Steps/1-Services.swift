/// The dependencies of the app, which are passed to the coordinators.
struct Services: Sendable {
  let client: SightsClient
  let clock: any Clock<Duration>
}

extension Services {
  /// Uses the backend inside the app.
  static func embedded() -> Services {
    let clock = ContinuousClock()
    let connection = EmbeddedProtocol.connection(
      to: EmbeddedBackend(latency: .milliseconds(300)), clock: clock)
    return Services(client: SightsClient(connection: connection), clock: clock)
  }
}
