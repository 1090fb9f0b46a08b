import Foundation
import Redux

/// Measures for how long other threads keep the main thread, which dispatches now and then.
enum Captivity {
  /// A state whose reducer takes 50 µs.
  private struct SlowState: StateType {
    var count = 0

    mutating func reduce(_ action: any ActionType) {
      let end = ContinuousClock.now + .microseconds(50)
      while ContinuousClock.now < end { count &+= 1 }
    }
  }

  /// Returns the longest time in milliseconds that a dispatch works on the main thread while another
  /// thread dispatches 20,000 actions, faster than they are handled.
  static func longest() -> Double {
    let store = Store(initialState: SlowState())
    let other = Worker { for _ in 0..<20_000 { store.dispatch(BenchAction.increment) } }
    var longest = Duration.zero
    while other.isRunning {
      let start = processorTime()
      store.dispatch(BenchAction.increment)
      longest = max(longest, processorTime() - start)
    }
    return longest / .milliseconds(1)
  }

  /// The time for which this thread has had a processor, so that other programs do not count.
  private static func processorTime() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
