import AppShell
import AppTesting
import Outbox
import Redux
import Testing

@testable import ExampleApp

@Suite(.timeLimit(.minutes(30))) struct GuestBookStateTests {
  private let review = Review(
    id: 1, sightId: 3, author: "Ada", rating: 4, date: "2026-03-14", text: "High.")
  private var state = GuestBookState()

  @Test mutating func `the reviews of each sight are kept apart`() {
    state.reduce(GuestBookAction.load(3, .success([review])))

    #expect(state[3] == .loaded([review]))
    #expect(state[4] == .idle)
  }

  @Test mutating func `a review that was sent stands on top`() {
    let sent = Review(id: 2, sightId: 3, author: "Bo", rating: 5, date: "2026-03-15", text: "Wide.")
    state.reduce(GuestBookAction.load(3, .success([review])))

    state.reduce(GuestBookAction.written(3, sent))

    #expect(state[3].value == [sent, review])
  }

  @Test mutating func `an answer from before a review was sent or removed changes neither`() {
    let sent = Review(id: 2, sightId: 3, author: "Bo", rating: 5, date: "2026-03-15", text: "Wide.")
    state.reduce(GuestBookAction.load(3, .success([review])))
    state.reduce(GuestBookAction.load(3, .started))
    state.reduce(GuestBookAction.written(3, sent))
    state.reduce(GuestBookAction.removed(3, review.id))

    state.reduce(GuestBookAction.load(3, .success([review])))

    #expect(state[3].value == [sent])
    state.reduce(GuestBookAction.load(3, .started))
    state.reduce(GuestBookAction.load(3, .success([review])))
    #expect(state[3].value == [review])
  }

  @Test mutating func `a review that is edited replaces no other draft`() {
    let change = ReviewChange(sightId: 3, draft: ReviewDraft(rating: 4, text: "High."))
    let draft = UnfinishedReview(rating: 5, text: "Wide.")
    state.reduce(SessionAction.signedIn(Account(name: "Ada", email: "ada@example.com")))
    state.reduce(
      ReviewOutboxAction.added(PendingReview(change, id: "1", account: "ada@example.com")))
    state.reduce(GuestBookAction.drafted(3, draft))

    state.reduce(GuestBookAction.editTapped("1", about: 3))

    #expect(state.drafts[3] == draft)
    #expect(state.outbox["1"] != nil)
    #expect(
      AppMap.Dialog.unsent("1", in: state) == .unsent("1", about: 3, canEdit: false))
  }
}
