import Coordinator
import Foundation
import Redux
import UIKit

/// A person in front of the app, on a screen without a terminal.
@MainActor final class AppUser {
  let screen: TerminalScreen
  let app: App
  let directory: TemporaryDirectory
  let clock: ManualClock
  private let window: UIWindow

  /// Starts the app with a clock that stands still.
  init(
    at link: String? = nil, columns: Int = 80, rows: Int = 24,
    directory: TemporaryDirectory = TemporaryDirectory()
  ) throws {
    self.directory = directory
    clock = ManualClock()
    screen = TerminalScreen(columns: columns, rows: rows)
    window = UIWindow(windowScene: screen.windowScene)
    app = App(services: Services(clock: clock), file: StateFile(directory: directory.url))
    if let link { app.open(link, from: .commandLine) }
    app.start(in: window)
  }

  /// Leaves the app, and starts it again on the same data.
  func restart() throws -> AppUser {
    app.close()
    return try AppUser(directory: directory)
  }
}
