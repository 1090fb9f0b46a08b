/// Lets tasks wait until it has been sent.
final class Signal: Sendable {
  private let contents = Guarded((isSent: false, waiting: [AsyncStream<Never>.Continuation]()))

  func send() {
    let waiting = contents.withLock { contents in
      contents.isSent = true
      return contents.waiting
    }
    for task in waiting { task.finish() }
  }

  /// Returns when the signal was sent, or the task was canceled.
  func wait() async {
    let (end, continuation) = AsyncStream.makeStream(of: Never.self)
    let isSent = contents.withLock { contents in
      contents.waiting.append(continuation)
      return contents.isSent
    }
    if isSent { continuation.finish() }
    for await _ in end {}
  }
}
