public import AppShell
import Foundation
import Redux

/// How many changes are sent at a time, and how long the pauses between attempts are.
public struct OutboxPolicy: Sendable {
  /// The pause after the first failure, which doubles with each further one.
  private static let firstPause = Duration.seconds(2)
  /// The longest pause that no server asked for.
  private static let longestPause = Duration.seconds(600)

  /// How many changes are sent at a time.
  public var parallel = 4

  let clock: any Clock<Duration>
  private let jitter: @Sendable () -> Double
  /// The date by the clock, so that it never jumps while the app runs.
  let now: @Sendable () -> Date

  /// Creates the default policy.
  ///
  /// - Parameter time: Every pause waits for its clock. Pauses that outlive the app end by its date.
  public init(time: AppTime = .system) {
    let (start, passed) = (time.date(), time.clock.stopwatch())
    clock = time.clock
    jitter = time.jitter
    now = { start + passed() / .seconds(1) }
  }

  /// The pause after a number of attempts: exponential, and from half of that to all of it by the jitter; the
  /// server's wish, if that is longer.
  func pause(after attempts: Int, wish: Duration?) -> OutboxPause {
    let factor = Double(sign: .plus, exponent: min(attempts - 1, 30), significand: 1)
    let backOff = min(Self.longestPause, Self.firstPause * factor) * (0.5 + jitter() / 2)
    let wish = wish.map { min($0, OutboxPause.longest) }
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
