public import Foundation
import Redux

/// How often and how many at a time changes are sent.
public struct OutboxPolicy: Sendable {
  /// The pause after the first failure, which doubles with each further one.
  public var firstPause = Duration.seconds(2)
  /// The longest pause that no server asked for.
  public var longestPause = Duration.seconds(600)
  /// How many changes are sent at a time.
  public var parallel = 4
  /// A random number from 0 to 1, so that many devices don't all come back at once.
  public var jitter: @Sendable () -> Double = { .random(in: 0...1) }

  let clock: any Clock<Duration>
  /// The date by the clock, so that it never jumps while the app runs.
  let now: @Sendable () -> Date

  /// Creates the default policy.
  ///
  /// - Parameters:
  ///   - clock: Every pause waits for it.
  ///   - date: The current date, for pauses that outlive the app.
  public init(clock: any Clock<Duration> = ContinuousClock(), date: Date = .now) {
    let passed = clock.stopwatch()
    self.clock = clock
    now = { date + passed() / .seconds(1) }
  }

  /// The pause after a number of attempts: exponential, and from half of that to all of it by the jitter; the
  /// server's wish, if that is longer.
  func pause(after attempts: Int, wish: Duration?) -> OutboxPause {
    let doubled = firstPause * Double(sign: .plus, exponent: min(attempts - 1, 30), significand: 1)
    let backOff = min(longestPause, doubled) * (0.5 + jitter() / 2)
    let length = max(backOff, wish ?? .zero)
    return OutboxPause(
      end: now() + length / .seconds(1), length: length, isServersWish: length == wish)
  }
}

extension Duration {
  fileprivate static func * (duration: Duration, factor: Double) -> Duration {
    .seconds(duration / .seconds(1) * factor)
  }
}
