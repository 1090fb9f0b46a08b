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

  /// Returns the longest time in milliseconds that a dispatch on the main thread takes while another
  /// thread dispatches 20,000 actions, faster than they are handled.
  static func longest() -> Double {
    let store = Store(initialState: SlowState())
    let other = Worker { for _ in 0..<20_000 { store.dispatch(BenchAction.increment) } }
    var longest = Duration.zero
    while other.isRunning {
      longest = max(longest, ContinuousClock().measure { store.dispatch(BenchAction.increment) })
    }
    return longest / .milliseconds(1)
  }
}
