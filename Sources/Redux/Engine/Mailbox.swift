import Synchronization

/// The messages that a store has yet to handle.
///
/// Any thread puts messages. Only the thread whose turn it is takes them.
// NB: `@unchecked Sendable`: `oldest` belongs to the thread whose turn it is. A node belongs to the
// thread that creates it until the exchange in `put(_:)`, and to the other after that in `next`.
final class Mailbox: @unchecked Sendable {
  enum Message {
    /// An action on its way.
    case action(any ActionType, Envelope)
    /// Something else to do between two actions.
    case perform(@Sendable () -> Void)
  }

  private struct Node {
    let message: Message
    var next: UnsafeMutablePointer<Node>?
  }

  /// The messages that have been put, linked from the newest to the oldest.
  private let newest = Atomic<UnsafeMutablePointer<Node>?>(nil)
  /// The messages that have been collected from there, linked from the oldest to the newest.
  private var oldest: UnsafeMutablePointer<Node>?

  deinit { removeAll() }

  /// Whether no message has been put that was not collected.
  @inline(__always)
  var isEmpty: Bool { newest.load(ordering: .sequentiallyConsistent) == nil }

  /// Whether messages have been collected that were not removed.
  @inline(__always)
  var hasLeftovers: Bool { oldest != nil }

  /// The oldest message.
  @inline(__always)
  var next: Message? {
    if oldest == nil, !isEmpty { collect() }
    return oldest?.pointee.message
  }

  /// Adds a message behind all others, from any thread.
  func put(_ message: Message) {
    let node = UnsafeMutablePointer<Node>.allocate(capacity: 1)
    node.initialize(to: Node(message: message))
    var (isPut, next) = (false, newest.load(ordering: .relaxed))
    while !isPut {
      node.pointee.next = next
      (isPut, next) = newest.weakCompareExchange(
        expected: next, desired: node, successOrdering: .sequentiallyConsistent,
        failureOrdering: .relaxed)
    }
  }

  /// Removes the oldest message, which `next` has returned.
  func removeNext() {
    guard let node = oldest else { return }
    oldest = node.pointee.next
    node.deinitialize(count: 1).deallocate()
  }

  func removeAll() {
    while next != nil { removeNext() }
  }

  private func collect() {
    var node = newest.exchange(nil, ordering: .sequentiallyConsistent)
    while let current = node {
      (node, current.pointee.next, oldest) = (current.pointee.next, oldest, current)
    }
  }
}
