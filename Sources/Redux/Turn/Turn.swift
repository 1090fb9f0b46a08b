import Synchronization

/// Which thread works a store, at most one, and what the others leave for it.
///
/// Nobody waits for the turn: who does not get it leaves work, and whoever has it looks for work
/// again after giving it back. All these steps are sequentially consistent, so one of the two sees
/// what the other did: the one who left work gets the turn, or the other finds the work. A lock
/// would do as well, but it puts threads that fight for it to sleep and wakes them one by one, which
/// makes eight threads a hundred times slower than one.
///
/// It is an object of its own to keep what many threads write apart from what one does.
// NB: `@unchecked Sendable`: a letter belongs to its writer until the exchange that puts it
// on top, then to all who read `newest`, who only copy that pointer, and then to the one whose
// exchange takes it.
final class Turn: @unchecked Sendable {
  /// The thread that has the turn, 0 if none has, `ended` if none will.
  private let holder: Atomic<UInt>
  /// The letter that was left last; it refers to the one before.
  private let newest = Atomic<UnsafeMutablePointer<Letter>?>(nil)

  private static let ended = UInt.max

  /// Begins as the turn of a thread.
  init(of thread: UInt) { holder = Atomic(thread) }

  deinit {
    var rest = Queue()
    rest.append(take())
    rest.removeAll()
  }

  /// Whether it is that thread's turn: it asks for itself, so no other can change the answer.
  @inline(__always)
  func isHeld(by thread: UInt) -> Bool { holder.load(ordering: .relaxed) == thread }

  /// Whether work was left.
  @inline(__always)
  var hasWork: Bool { newest.load(ordering: .sequentiallyConsistent) != nil }

  /// Takes the turn if nobody has it.
  @inline(__always)
  func take(by thread: UInt) -> Bool {
    holder.load(ordering: .sequentiallyConsistent) == 0
      && holder.compareExchange(expected: 0, desired: thread, ordering: .sequentiallyConsistent)
        .exchanged
  }

  /// Gives the turn back.
  @inline(__always)
  func leave() { holder.store(0, ordering: .sequentiallyConsistent) }

  /// Gives the turn to nobody, for ever.
  func end() { holder.store(Self.ended, ordering: .sequentiallyConsistent) }

  /// Leaves work for whoever has the turn, or will take it; after the end it is forgotten.
  func put(_ work: Work) {
    guard holder.load(ordering: .relaxed) != Self.ended else { return }
    let letter = Letter.write(work)
    var (isPut, found) = (false, newest.load(ordering: .relaxed))
    while !isPut {
      letter.pointee.neighbour = found
      (isPut, found) = newest.weakCompareExchange(
        expected: found, desired: letter, successOrdering: .sequentiallyConsistent,
        failureOrdering: .relaxed)
    }
  }

  /// Takes all letters, the newest first.
  func take() -> UnsafeMutablePointer<Letter>? {
    newest.exchange(nil, ordering: .sequentiallyConsistent)
  }
}
