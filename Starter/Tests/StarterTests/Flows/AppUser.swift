import AppShell
import AppTesting
import ReduxTesting

@testable import Starter

/// A person who uses the app: on a screen without a terminal, or, in a simulator, on UIKit.
typealias AppUser = AppTesting.AppUser<StarterApp>

extension StarterApp: TestableApp {
  static func testServices(clock: TestClock) -> Services {
    Services(shell: ShellServices(clock: clock))
  }
}
