internal import Dispatch
internal import Synchronization

/// Holds what the terminal answered, for one who waits a moment for it.
final class TerminalAnswers: Sendable {
  private let replies = Mutex(TerminalReplies())
  private let isComplete = DispatchSemaphore(value: 0)

  func receive(_ replies: TerminalReplies) {
    self.replies.withLock { $0 = replies }
    if replies.isComplete { isComplete.signal() }
  }

  /// Returns when the terminal has answered all, or after a tenth of a second with what there is.
  func wait() -> TerminalReplies {
    _ = isComplete.wait(timeout: .now() + .milliseconds(100))
    return replies.withLock { $0 }
  }
}
