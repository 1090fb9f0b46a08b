internal import Dispatch
internal import Synchronization

/// Collects the terminal's answers for the main thread, which waits for them briefly.
final class TerminalAnswers: Sendable {
  private let replies = Mutex(TerminalReplies())
  private let isComplete = DispatchSemaphore(value: 0)

  func receive(_ replies: TerminalReplies) {
    self.replies.withLock { $0 = replies }
    if replies.isComplete { isComplete.signal() }
  }

  /// Waits until the terminal has answered everything, but no longer than a limit.
  func wait(_ limit: DispatchTimeInterval) -> TerminalReplies {
    _ = isComplete.wait(timeout: .now() + limit)
    return replies.withLock { $0 }
  }
}
