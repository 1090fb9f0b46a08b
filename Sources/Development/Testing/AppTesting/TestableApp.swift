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

  /// The data with which the app starts in tests, as if an earlier run had saved it; by default, none.
  ///
  /// An app that begins with an onboarding returns data in which that is done, so that the tests of all other
  /// screens begin behind it. A test of the onboarding itself starts with `AppUser(saved: nil)`. In a simulator,
  /// the app starts with the data that it has there.
  static var savedData: Saved? { get }
}

extension TestableApp {
  /// No data.
  public static var savedData: Saved? { nil }
}
