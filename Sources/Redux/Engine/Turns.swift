import Synchronization

/// Gives each message of a store its turn, on one thread at a time.
///
/// At most one thread is the owner, and handles messages. None waits for it: one that finds another at
/// work puts a message and leaves, and the owner looks for messages again after it has released the
/// turns. These steps are sequentially consistent, so no message is left behind.
// NB: why not a lock: it puts competing threads to sleep and wakes them one by one, which made eight
// threads a hundred times slower than one.
// NB: `@unchecked Sendable`: `handle` belongs to the owner.
final class Turns: @unchecked Sendable {
  private static let closed = UInt.max
  /// The thread that is the owner, 0 if none is, or `closed`.
  private let owner = Atomic(currentThread())
  private let mailbox = Mailbox()
  private let shift: MainShift
  /// Handles an action that had to wait.
  private var handle: (@Sendable (any ActionType, Envelope) -> Void)?

  /// Creates turns that the caller owns until it calls `open(_:)`.
  init(_ shift: MainShift) { self.shift = shift }

  /// Whether the caller runs inside the handling of a message.
  @inline(__always)
  var areOwnedByCaller: Bool { isOwned(by: currentThread()) }

  /// Makes the caller the owner if no other is, nothing waits and its thread may work.
  @inline(__always)
  func begin(by caller: UInt) -> Bool {
    guard shift.mayWork, mailbox.isEmpty, acquire(by: caller) else { return false }
    // An owner that handed over leaves messages behind.
    guard mailbox.hasLeftovers else { return true }
    release()
    return false
  }

  /// Does work immediately if `begin(by:)` allows it, and else when its turn comes.
  func perform(_ work: @escaping @Sendable () -> Void) {
    let caller = currentThread()
    guard begin(by: caller) else { return post(.perform(work), from: caller) }
    work()
    drain()
  }

  /// Leaves a message for the owner, or becomes the owner and handles it.
  func post(_ message: Mailbox.Message, from caller: UInt) {
    leave(message)
    guard !isOwned(by: caller) else { return }
    guard shift.mayWork else { return shift.hop(for: self) }
    drainIfFree()
  }

  /// Leaves a message for the next owner, which need not come soon.
  func leave(_ message: Mailbox.Message) {
    if !isOwned(by: Self.closed) { mailbox.put(message) }
  }

  /// Handles all messages, the oldest first, and releases the turns, which the caller owns.
  @inline(__always)
  func drain() {
    var end: UInt64 = 0
    repeat {
      while !isOwned(by: Self.closed), let message = mailbox.next {
        guard shift.mayHandle(message, until: &end) else { return handOver() }
        mailbox.removeNext()
        handle(message)
      }
      release()
    } while !mailbox.isEmpty && acquire(by: currentThread())
  }

  /// Calls observers on the main actor, as the owner if no other thread is.
  ///
  /// If another is, they are called all the same: the main thread waits for no other.
  @MainActor func join(_ call: () -> Void) {
    let isOwner = acquire(by: currentThread())
    call()
    if isOwner { drain() }
  }

  /// Handles what was left since these turns were made, and from now on each message.
  func open(_ handle: @escaping @Sendable (any ActionType, Envelope) -> Void) {
    self.handle = handle
    guard !shift.mayWork else { return drain() }
    release()
    if !mailbox.isEmpty { shift.hop(for: self) }
  }

  /// Removes all messages, and accepts no more and no owner.
  func close() {
    handle = nil
    owner.store(Self.closed, ordering: .sequentiallyConsistent)
    mailbox.removeAll()
  }

  private func handle(_ message: Mailbox.Message) {
    switch message {
    case .action(let action, let envelope): handle?(action, envelope)
    case .perform(let work): work()
    }
  }

  @inline(__always)
  private func isOwned(by caller: UInt) -> Bool { owner.load(ordering: .relaxed) == caller }

  @inline(__always)
  private func acquire(by caller: UInt) -> Bool {
    owner.load(ordering: .sequentiallyConsistent) == 0
      && owner.compareExchange(expected: 0, desired: caller, ordering: .sequentiallyConsistent)
        .exchanged
  }

  @inline(__always)
  private func release() {
    if !isOwned(by: Self.closed) { owner.store(0, ordering: .sequentiallyConsistent) }
  }

  func drainIfFree() { if acquire(by: currentThread()) { drain() } }

  /// Lets a thread that isn't main handle the messages that wait.
  private func handOver() {
    release()
    Task.detached { self.drainIfFree() }
  }
}
