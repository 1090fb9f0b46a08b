/// What the app needs from the world, handed to the coordinators that need it.
struct Services: Sendable {
  let client: SightsClient
  let clock: any Clock<Duration>
}

extension Services {
  /// Asks the server that is inside the app.
  static func embedded() -> Services {
    let clock = ContinuousClock()
    let connection = EmbeddedProtocol.connection(
      to: EmbeddedBackend(latency: .milliseconds(300)), clock: clock)
    return Services(client: SightsClient(connection: connection), clock: clock)
  }
}
