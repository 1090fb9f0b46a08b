/// Wakes the tasks that wait until the UI is at rest.
@MainActor final class RestSignal {
  private var waiting: [AsyncStream<Never>.Continuation] = []

  /// Waits for the next signal, or until the caller's task is canceled.
  func wait() async {
    let (rest, continuation) = AsyncStream<Never>.makeStream()
    waiting.append(continuation)
    for await _ in rest {}
  }

  /// Wakes all tasks that wait.
  func send() {
    let waiting = waiting
    self.waiting = []
    for waiter in waiting { waiter.finish() }
  }
}
