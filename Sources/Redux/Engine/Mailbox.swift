import Synchronization

/// The messages that a store has yet to handle, and the thread that handles them.
///
/// At most one thread at a time owns the mailbox and handles its messages. No thread waits for it: one
/// that finds it owned puts a message and leaves, and the owner looks for messages again after it has
/// released the mailbox. These steps are sequentially consistent, so one of the two sees what the
/// other did, and no message is left behind.
// NB: why not a lock: it puts competing threads to sleep and wakes them one by one, which made eight
// threads a hundred times slower than one.
// NB: `@unchecked Sendable`: `oldest` belongs to the owner. A node belongs to the thread that creates
// it until the exchange in `put(_:)`, and to the owner after the one in `takeNewest()`.
final class Mailbox: @unchecked Sendable {
  enum Message {
    /// An action on its way to the middleware at a position, with the thread and the source.
    case action(any ActionType, position: Int, origin: UInt, source: ActionSource? = nil)
    /// Something else to do between two actions.
    case perform(@Sendable () -> Void)
  }

  private struct Node {
    let message: Message
    var next: UnsafeMutablePointer<Node>?
  }

  private static let closed = UInt.max
  /// The thread that owns the mailbox, 0 if none does, or `closed`.
  private let owner: Atomic<UInt>
  /// The messages that have been put, linked from the newest to the oldest.
  private let newest = Atomic<UnsafeMutablePointer<Node>?>(nil)
  /// The messages that the owner has taken from there, linked from the oldest to the newest.
  private var oldest: UnsafeMutablePointer<Node>?

  init(owner: UInt) { self.owner = Atomic(owner) }

  deinit { removeAll() }

  @inline(__always)
  func isOwned(by caller: UInt) -> Bool { owner.load(ordering: .relaxed) == caller }

  /// Whether no message has been put that the owner has not taken.
  @inline(__always)
  var isEmpty: Bool { newest.load(ordering: .sequentiallyConsistent) == nil }

  /// Makes the caller the owner if there is none and no message waits, and returns whether it did.
  @inline(__always)
  func acquireIfIdle(by caller: UInt) -> Bool {
    guard isEmpty, acquire(by: caller) else { return false }
    // An owner that stopped early leaves messages behind.
    guard oldest != nil else { return true }
    release()
    return false
  }

  /// Makes the caller the owner if there is none, and returns whether it did.
  @inline(__always)
  func acquire(by caller: UInt) -> Bool {
    owner.load(ordering: .sequentiallyConsistent) == 0
      && owner.compareExchange(expected: 0, desired: caller, ordering: .sequentiallyConsistent)
        .exchanged
  }

  @inline(__always)
  func release() {
    if !isOwned(by: Self.closed) { owner.store(0, ordering: .sequentiallyConsistent) }
  }

  /// Adds a message behind all others, from any thread; a closed mailbox ignores it.
  func put(_ message: Message) {
    guard !isOwned(by: Self.closed) else { return }
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

  /// Passes all messages to a closure, the oldest first, and releases the mailbox.
  ///
  /// If others put messages just before the release, the caller may handle those too.
  ///
  /// - Parameters:
  ///   - mayGoOn: Whether the caller may handle a message. If not, that one and all behind it stay.
  ///   - handle: Receives the messages.
  /// - Returns: Whether all messages were passed.
  @inline(__always) @discardableResult
  func drain(while mayGoOn: (Message) -> Bool = { _ in true }, _ handle: (Message) -> Void) -> Bool
  {
    repeat {
      while !isOwned(by: Self.closed), let node = nextNode() {
        guard mayGoOn(node.pointee.message) else {
          release()
          return false
        }
        handle(remove(node))
      }
      release()
    } while !isEmpty && acquire(by: currentThread())
    return true
  }

  /// Removes all messages, and accepts no more and no owner.
  func close() {
    owner.store(Self.closed, ordering: .sequentiallyConsistent)
    removeAll()
  }

  private func removeAll() {
    while let node = nextNode() { _ = remove(node) }
  }

  @inline(__always)
  private func nextNode() -> UnsafeMutablePointer<Node>? {
    if oldest == nil, !isEmpty { takeNewest() }
    return oldest
  }

  private func takeNewest() {
    var node = newest.exchange(nil, ordering: .sequentiallyConsistent)
    while let current = node {
      (node, current.pointee.next, oldest) = (current.pointee.next, oldest, current)
    }
  }

  private func remove(_ node: UnsafeMutablePointer<Node>) -> Message {
    oldest = node.pointee.next
    defer { node.deallocate() }
    return node.move().message
  }
}
