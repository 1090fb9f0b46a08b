import Coordinator
import Foundation
import Redux
import ReduxTesting
import UIKit

@testable import ExampleApp

/// A person in front of the app, on a screen without a terminal.
@MainActor final class AppUser {
  let screen: TerminalScreen
  let app: App
  let backend: EmbeddedBackend
  let directory: TemporaryDirectory
  let clock: TestClock
  private let window: UIWindow

  /// Starts the app with a server that answers at once, and a clock that stands still.
  init(
    at link: String? = nil, columns: Int = 80, rows: Int = 24,
    clock: any Clock<Duration> = TestClock(),
    directory: TemporaryDirectory = TemporaryDirectory(), failing status: Int? = nil,
    server: URL? = nil
  ) throws {
    self.directory = directory
    self.clock = clock as? TestClock ?? TestClock()
    backend = EmbeddedBackend(latency: .zero)
    if let status { backend.failNext(status: status) }
    screen = TerminalScreen(columns: columns, rows: rows)
    window = UIWindow(windowScene: screen.windowScene)
    let connection =
      server.map { Connection(to: $0, clock: clock) }
      ?? EmbeddedProtocol.connection(to: backend, clock: clock)
    app = App(
      services: Services(client: SightsClient(connection: connection), clock: clock),
      file: StateFile(directory: directory.url))
    if let link { app.open(link, from: .commandLine) }
    app.start(in: window)
  }

  /// Lets time go by, once somebody waits for it.
  func wait(_ duration: Duration) async {
    await clock.sleepers(1)
    await clock.advance(by: duration)
  }

  /// Leaves the app, and starts it again on the same data.
  func restart() throws -> AppUser {
    app.close()
    return try AppUser(directory: directory)
  }
}
