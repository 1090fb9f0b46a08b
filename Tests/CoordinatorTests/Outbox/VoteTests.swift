import Foundation
import Outbox
import Redux
import ReduxTesting
import Testing

/// A vote for a note, or its withdrawal.
struct Vote: OutboxChange {
  let note: Int
  let isUp: Bool

  var key: String? { "\(note)" }
  func merged(with next: Vote) -> Vote? { next }
}

/// The notes that the user votes for, as the server has them and as the user sees them.
struct VotesState: StateType, Equatable {
  private(set) var confirmed: Set<Int> = []
  private(set) var outbox = OutboxState<Vote>()
  private(set) var lastRefused: Vote?

  var shown: Set<Int> { outbox.shown.reduce(into: confirmed) { apply($1.change, to: &$0) } }

  mutating func reduce(_ action: any ActionType) {
    outbox.reduce(action)
    switch action {
    case VotesAction.confirmed(let vote): apply(vote, to: &confirmed)
    case VotesAction.refused(let vote): lastRefused = vote
    default: break
    }
  }

  private func apply(_ vote: Vote, to notes: inout Set<Int>) {
    if vote.isUp { notes.insert(vote.note) } else { notes.remove(vote.note) }
  }
}

enum VotesAction: ActionType, Equatable { case confirmed(Vote), refused(Vote) }

struct Offline: Error {}

private func startVoting(
  in store: Store<VotesState>, saved: @escaping @Sendable () async -> Void,
  send: @escaping @Sendable (Vote, _ key: String) async throws -> Void
) {
  let sender = OutboxSender(\VotesState.outbox, saved: saved) { pending in
    do {
      try await send(pending.change, pending.id)
      return .done(VotesAction.confirmed(pending.change))
    } catch is Offline {
      return .again("offline", mayHaveArrived: false)
    } catch {
      return .done(VotesAction.refused(pending.change))
    }
  }
  sender.start(in: store)
}

private func vote(_ note: Int, isUp: Bool) -> OutboxAction<Vote> {
  let vote = Vote(note: note, isUp: isUp)
  return .added(PendingChange(vote, id: UUID().uuidString, account: nil))
}

@Suite(.timeLimit(.minutes(30))) struct VoteTests {
  private struct Refused: Error {}

  private let store = Store(initialState: VotesState())

  @Test func `a vote is shown immediately, and stays when the server has it`() async {
    startVoting(in: store, saved: {}) { _, _ in }

    store.dispatch(vote(1, isUp: true))
    #expect(store.state.shown == [1])
    await until { store.state.outbox.changes.isEmpty }

    #expect(store.state.confirmed == [1])
  }

  @Test func `a refused vote is undone, and no other`() async {
    startVoting(in: store, saved: {}) { vote, _ in
      if vote.note == 1 { throw Refused() }
    }

    store.dispatch(vote(1, isUp: true))
    store.dispatch(vote(2, isUp: true))
    await until { store.state.outbox.changes.isEmpty }

    #expect(store.state.shown == [2])
    #expect(store.state.lastRefused == Vote(note: 1, isUp: true))
  }

  @Test func `without a network, the newest vote waits`() async {
    startVoting(in: store, saved: {}) { _, _ in throw Offline() }
    store.dispatch(vote(1, isUp: true))
    await until {
      store.state.outbox.changes.first?.status == .waiting
        && store.state.outbox.changes.first?.reason != nil
    }

    store.dispatch(vote(1, isUp: false))

    #expect(store.state.shown == [])
    #expect(store.state.outbox.changes.map(\.change) == [Vote(note: 1, isUp: false)])
  }
}
