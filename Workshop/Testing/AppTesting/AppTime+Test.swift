public import AppShell
import Foundation
public import ReduxTesting

extension AppTime {
  /// The time of a test: the date moves with the clock alone, from 1 January 2026, and no number is random.
  ///
  /// An app after a restart has another clock: what the one before still waits for must not wake.
  ///
  /// - Parameter clock: The clock that the test advances.
  public init(_ clock: TestClock) {
    self.init(
      clock: clock,
      date: { Date(timeIntervalSince1970: 1_767_225_600 + clock.now.offset / .seconds(1)) },
      jitter: { 1 })
  }
}

extension ShellServices {
  /// Creates the services of a test, whose date and random numbers follow its clock, too.
  ///
  /// - Parameter clock: The clock that the test advances.
  public init(clock: TestClock) { self.init(time: AppTime(clock)) }
}
