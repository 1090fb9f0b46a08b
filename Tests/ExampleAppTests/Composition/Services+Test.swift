import AppShell
import AppTesting
import Foundation
import Redux
import ReduxTesting

@testable import AppInspector
@testable import ExampleApp

typealias AppUser = AppTesting.AppUser<SightsApp>

extension SightsApp: TestableApp {
  static func testServices(clock: TestClock) -> Services { .test(clock: clock) }
}

extension Services {
  /// Services with a server that answers immediately, inside the app or at a URL.
  static func test(
    _ backend: EmbeddedBackend = EmbeddedBackend(latency: .zero), server: URL? = nil,
    clock: TestClock,
    tokens: TokenStore<Session> = TokenStore(),
    guides: GuideFolder = GuideFolder(url: .temporaryDirectory.appending(path: "guides-\(UUID())"))
  ) -> Services {
    .test(backend, server: server, time: AppTime(clock), tokens: tokens, guides: guides)
  }

  /// Services with a server, and with a time that isn't a test's.
  static func test(
    _ backend: EmbeddedBackend = EmbeddedBackend(latency: .zero), server: URL? = nil,
    time: AppTime,
    tokens: TokenStore<Session> = TokenStore(),
    guides: GuideFolder = GuideFolder(url: .temporaryDirectory.appending(path: "guides-\(UUID())"))
  ) -> Services {
    let shell = ShellServices(time: time)
    let connection =
      server.map { Connection(to: $0, clock: time.clock, hook: shell.requestHook) }
      ?? EmbeddedProtocol.connection(to: backend, clock: time.clock, hook: shell.requestHook)
    return Services(
      shell: shell, client: SightsClient(connection: connection, tokens: tokens),
      guides: guides)
  }
}

extension AppTesting.AppUser where App == SightsApp {
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
    at link: String? = nil, server: URL, time: AppTime? = nil
  ) throws {
    let clock = TestClock()
    try self.init(
      at: link, clock: clock, services: .test(server: server, time: time ?? AppTime(clock)))
  }

  /// Starts the app, and writes its recording to a file.
  convenience init(
    at link: String? = nil, directory: TemporaryDirectory, clock: TestClock = TestClock(),
    services: Services, writer: RecordingWriter<SightsApp>
  ) throws {
    try self.init(
      at: link, directory: directory, clock: clock, services: services,
      lastMiddleware: { [writer.middleware($0)] })
  }
}
