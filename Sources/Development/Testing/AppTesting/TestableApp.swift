public import AppShell
public import ReduxTesting

/// An app that tests can start.
///
/// ```swift
/// extension Trivia.TriviaApp: AppTesting.TestableApp {
///   static func testServices(clock: TestClock) -> Services { Services(shell: ShellServices(clock: clock)) }
/// }
///
/// typealias AppUser = AppTesting.AppUser<TriviaApp>
/// ```
public protocol TestableApp: AppType {
  /// Returns services that need no network, and wait by a clock that the test advances.
  static func testServices(clock: TestClock) -> Services
}
