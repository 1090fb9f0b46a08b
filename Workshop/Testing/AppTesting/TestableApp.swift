public import AppShell
public import ReduxTesting

/// An app that tests can start.
///
/// ```swift
/// extension Trivia.TriviaApp: AppTesting.TestableApp {}
///
/// typealias AppUser = AppTesting.AppUser<TriviaApp>
/// ```
public protocol TestableApp: AppType {
  /// Returns services that need no network, and wait by a clock that the test advances. By default, those of a
  /// launch without options, with the test's clock.
  static func testServices(clock: TestClock) -> Services

  /// The data with which the app starts in tests, as if an earlier run had saved it; by default, none.
  ///
  /// An app that begins with an onboarding returns data in which that is done, so that the tests of all other
  /// screens begin behind it. A test of the onboarding itself starts with `AppUser(saved: nil)`. In a simulator,
  /// the app starts with the data that it has there.
  static var savedData: Saved? { get }
}

extension TestableApp {
  /// The services of a launch without options, with the test's clock.
  public static func testServices(clock: TestClock) -> Services {
    var services = Services(Launch())
    services.shell = ShellServices(clock: clock)
    return services
  }

  /// No data.
  public static var savedData: Saved? { nil }
}
