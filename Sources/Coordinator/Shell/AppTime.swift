public import Foundation

/// The time and the chance by which an app runs: its clock, its date, and its random numbers.
///
/// They are one value, so that a test that replaces the clock can't leave the real date beside it: a pause that is
/// saved with one and waited for with the other ends or doesn't by how busy the machine is.
public struct AppTime: Sendable {
  /// The device's time, and chance.
  public static let system = AppTime(
    clock: ContinuousClock(), date: { .now }, jitter: { .random(in: 0...1) })

  /// The clock that every wait uses.
  public let clock: any Clock<Duration>
  /// Returns the date.
  public let date: @Sendable () -> Date
  /// Returns a random number from 0 to 1, so that many devices don't all come back in the same moment.
  public let jitter: @Sendable () -> Double

  /// Creates a time.
  ///
  /// - Parameters:
  ///   - clock: The clock that every wait uses.
  ///   - date: Returns the date, which moves with the clock.
  ///   - jitter: Returns a random number from 0 to 1.
  public init(
    clock: any Clock<Duration>, date: @escaping @Sendable () -> Date,
    jitter: @escaping @Sendable () -> Double
  ) {
    self.clock = clock
    self.date = date
    self.jitter = jitter
  }
}
