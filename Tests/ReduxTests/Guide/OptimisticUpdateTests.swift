import Foundation
import Redux
import Testing

/// A wish to like a note, or no longer to like it.
struct LikeChange: Equatable, Codable, Sendable {
  let id: UUID
  let note: Int
  let isLiked: Bool
}

/// The notes that the user likes, as the server has them and as the user sees them.
struct LikesState: StateType, Equatable {
  private(set) var confirmed: Set<Int> = []
  /// The changes that the server hasn't confirmed, the oldest first.
  private(set) var outbox: [LikeChange] = []

  /// The likes that the user sees: the server's, with all changes.
  var shown: Set<Int> { outbox.reduce(into: confirmed) { apply($1, to: &$0) } }

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case LikesAction.loaded(let notes): confirmed = notes
    case LikesAction.changed(let change): outbox.append(change)
    case LikesAction.confirmed(let change):
      apply(change, to: &confirmed)
      outbox.removeAll { $0.id == change.id }
    case LikesAction.refused(let change): outbox.removeAll { $0.id == change.id }
    default: break
    }
  }

  private func apply(_ change: LikeChange, to notes: inout Set<Int>) {
    if change.isLiked { notes.insert(change.note) } else { notes.remove(change.note) }
  }
}

/// The events of likes.
enum LikesAction: ActionType, Equatable {
  case loaded(Set<Int>)
  case changed(LikeChange)
  case confirmed(LikeChange)
  case refused(LikeChange)
}

/// The server can't be reached, so it may accept the same request later.
struct Offline: Error {}

extension LikesAction {
  /// Makes an effect that sends the changes in their order until the server can't be reached.
  static func sendOutbox(
    by send: @escaping @Sendable (LikeChange) async throws -> Void
  ) -> Effect<LikesState> {
    { store in
      while let change = store.state.outbox.first, !Task.isCancelled {
        do {
          try await send(change)
          store.dispatch(confirmed(change))
        } catch is Offline, is CancellationError {
          return
        } catch {
          store.dispatch(refused(change))
        }
      }
    }
  }
}

@Suite struct OptimisticUpdateTests {
  struct Forbidden: Error {}

  let store = Store(initialState: LikesState())
  let changes = [(1, true), (2, true), (1, false)].map {
    LikeChange(id: UUID(), note: $0.0, isLiked: $0.1)
  }

  init() { for change in changes { store.dispatch(LikesAction.changed(change)) } }

  @Test func `the user sees a change before the server does`() {
    #expect(store.state.shown == [2])
    #expect(store.state.confirmed == [])
  }

  @Test func `what the server accepts is confirmed`() async {
    await LikesAction.sendOutbox { _ in }(store)

    #expect(store.state.confirmed == [2])
    #expect(store.state.outbox == [])
  }

  @Test func `a change that is refused is taken back, and the others stay`() async {
    await LikesAction.sendOutbox { if $0.note == 2 { throw Forbidden() } }(store)

    #expect(store.state.shown == [])
    #expect(store.state.outbox == [])
  }

  @Test func `changes wait in their order while the server can't be reached`() async {
    await LikesAction.sendOutbox { [changes] in if $0 != changes[0] { throw Offline() } }(store)

    #expect(store.state.confirmed == [1])
    #expect(store.state.outbox == Array(changes.dropFirst()))
    #expect(store.state.shown == [2])
  }

  @Test func `newly loaded likes keep the changes that wait`() {
    store.dispatch(LikesAction.loaded([1, 7]))

    #expect(store.state.shown == [2, 7])
  }
}
