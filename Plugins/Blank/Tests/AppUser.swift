import Coordinator
import Foundation
import Redux
import ReduxTesting
import UIKit

/// A person in front of the app, on a screen without a terminal.
@MainActor final class AppUser {
  let screen: TerminalScreen
  let app: App
  let directory: TemporaryDirectory
  let clock: TestClock
  private let window: UIWindow

  /// Starts the app with a clock that stands still.
  init(
    at link: String? = nil, columns: Int = 80, rows: Int = 24,
    directory: TemporaryDirectory = TemporaryDirectory()
  ) throws {
    self.directory = directory
    clock = TestClock()
    screen = TerminalScreen(columns: columns, rows: rows)
    window = UIWindow(windowScene: screen.windowScene)
    app = App(services: Services(clock: clock), file: StateFile(directory: directory.url))
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
