import Foundation
import Redux
import ReduxTesting

@testable import ExampleApp

extension Services {
  /// Services with a server that answers at once, inside the app or at a URL.
  static func test(
    _ backend: EmbeddedBackend = EmbeddedBackend(latency: .zero), server: URL? = nil,
    clock: any Clock<Duration>,
    guides: GuideFolder = GuideFolder(url: .temporaryDirectory.appending(path: "guides-\(UUID())"))
  ) -> Services {
    let connection =
      server.map { Connection(to: $0, clock: clock) }
      ?? EmbeddedProtocol.connection(to: backend, clock: clock)
    return Services(
      client: SightsClient(connection: connection), clock: clock, guides: guides,
      recorder: Recorder(clock: clock))
  }
}

extension AppUser {
  /// Starts the app with a server that refuses the first request, if there is a status for that.
  convenience init(
    at link: String? = nil, columns: Int = 80, rows: Int = 24, failing status: Int?
  ) throws {
    let (backend, clock) = (EmbeddedBackend(latency: .zero), TestClock())
    if let status { backend.failNext(status: status) }
    try self.init(
      at: link, columns: columns, rows: rows, clock: clock,
      services: .test(backend, clock: clock))
  }

  /// Starts the app with a server at a URL, and the time of tests or another one.
  convenience init(
    at link: String? = nil, server: URL, time: (any Clock<Duration>)? = nil
  ) throws {
    let clock = TestClock()
    try self.init(
      at: link, clock: clock, services: .test(server: server, clock: time ?? clock))
  }
}
