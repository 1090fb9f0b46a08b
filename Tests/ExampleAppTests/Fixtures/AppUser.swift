import CoordinatorLinks
import Foundation
import Redux
import ReduxTesting
import Testing
import UIKit

@testable import ExampleApp

/// A person who uses the app, on a screen without a terminal.
@MainActor final class AppUser {
  let screen: TerminalScreen
  let app: App
  let directory: TemporaryDirectory
  let clock: TestClock
  private let window: UIWindow

  /// Starts the app, with a clock that stands still and services for tests unless there are others.
  init(
    at link: String? = nil, columns: Int = 80, rows: Int = 24,
    directory: TemporaryDirectory = TemporaryDirectory(), clock: TestClock = TestClock(),
    services: Services? = nil, writer: SessionWriter? = nil
  ) throws {
    (self.directory, self.clock) = (directory, clock)
    TerminalDiagnostics.onReport = { Issue.record("\($0)") }
    screen = TransitionsTrait.makeScreen(columns: columns, rows: rows)
    window = UIWindow(windowScene: screen.windowScene)
    app = App(
      services: services ?? .test(clock: clock), file: StateFile(directory: directory.url),
      writer: writer)
    if let link { app.open(link, from: .commandLine) }
    app.start(in: window)
  }

  /// Lets time pass, once something waits for it.
  func wait(_ duration: Duration) async {
    await waitForTimer()
    await clock.advance(by: duration)
  }

  /// Lets time pass while the device sleeps, so that whatever waits for it notices only afterwards.
  func sleep(_ duration: Duration) async {
    await waitForTimer()
    clock.jump(by: duration)
  }

  /// Waits until something waits for time to pass, other than a request for its deadline.
  private func waitForTimer() async {
    while app.store.state.isLoading, !Task.isCancelled { await Task.yield() }
    await clock.sleepers(1)
  }

  /// Quits the app, and starts it again with the same data.
  func restart() throws -> AppUser {
    app.close()
    return try AppUser(directory: directory)
  }
}
