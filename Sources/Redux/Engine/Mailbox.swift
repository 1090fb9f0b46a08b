import Synchronization

/// The messages that a store has yet to handle.
///
/// Any thread puts messages. Only the thread whose turn it is takes them.
// NB: `@unchecked Sendable`: `oldest` belongs to the thread whose turn it is.
final class Mailbox: @unchecked Sendable {
  enum Message {
    /// An action on its way.
    case action(any ActionType, Envelope)
    /// Something else to do between two actions.
    case perform(@Sendable () -> Void)
  }

  /// The messages that have been put, the oldest first.
  private let newest = Locked<[Message]>([])
  /// Whether there are such messages, which the lock's holder changes.
  private let hasNewest = Atomic(false)
  /// The messages that have been collected from there, the newest first.
  private var oldest: [Message] = []

  /// Whether no message has been put that was not collected.
  @inline(__always)
  var isEmpty: Bool { !hasNewest.load(ordering: .sequentiallyConsistent) }

  /// Whether messages have been collected that were not removed.
  @inline(__always)
  var hasLeftovers: Bool { !oldest.isEmpty }

  /// The oldest message.
  @inline(__always)
  var next: Message? {
    if !hasLeftovers, !isEmpty { collect() }
    return oldest.last
  }

  /// Adds a message behind all others, from any thread.
  func put(_ message: Message) {
    newest.withLock {
      $0.append(message)
      hasNewest.store(true, ordering: .sequentiallyConsistent)
    }
  }

  /// Removes the oldest message, which `next` has returned.
  // NB: why it changes a copy: like `Channel.changeObservers(_:)`, so that a dispatch needs no check at run
  // time to find `oldest` empty.
  func removeNext() {
    var rest = oldest
    oldest = []
    rest.removeLast()
    oldest = rest
  }

  func removeAll() {
    while next != nil { removeNext() }
  }

  private func collect() {
    oldest = newest.withLock { messages in
      defer { messages = [] }
      hasNewest.store(false, ordering: .sequentiallyConsistent)
      messages.reverse()
      return messages
    }
  }
}
