import AppComponents
import AppShell
import Outbox
import Redux
import Testing

@testable import ExampleApp

@Suite(.timeLimit(.minutes(30))) @MainActor struct UnsentViewStateTests {
  private let ada = Account(name: "Ada", email: "ada@example.com")
  private var state = AppState()

  init() { state.reduce(SessionAction.signedIn(ada)) }

  private mutating func add(_ id: String, about sight: Sight.ID, by account: String) {
    let change = ReviewChange(sightId: sight, draft: ReviewDraft(rating: 4, text: "High."))
    state.reduce(ReviewOutboxAction.added(PendingReview(change, id: id, account: account)))
  }

  private var viewState: UnsentViewState { UnsentViewState(state.guestBook, state.catalogue) }
  private var account: AccountViewState {
    AccountViewState(
      state.session.current, unsent: state.guestBook.unsentCountIfDelayed,
      held: state.guestBook.heldCount)
  }

  @Test mutating func `what the server refused comes first, and each row has its reason`() {
    add("1", about: 3, by: ada.email)
    add("2", about: 5, by: ada.email)
    state.reduce(ReviewOutboxAction.started("2", at: .distantPast))
    state.reduce(ReviewOutboxAction.refused("2", .invalid(["text": "Too loud."])))

    #expect(viewState.rows.map(\.id) == ["2", "1"])
    #expect(viewState.rows.map(\.section) == ["Not Accepted", "Waiting"])
    #expect(viewState.rows.map(\.title) == ["★★★★☆ Sight 5", "★★★★☆ Sight 3"])
    #expect(viewState.rows.map(\.subtitle) == ["Too loud.\nHigh.", "High."])
    #expect(viewState.placeholder == nil)
  }

  @Test mutating func `a review that waits to be removed says so`() {
    let review = Review(
      id: 7, sightId: 3, author: "Ada", rating: 4, date: "2026-03-14", text: "High.")
    state.reduce(
      ReviewOutboxAction.added(
        PendingReview(ReviewChange(removing: review), id: "1", account: ada.email)))

    #expect(viewState.rows.map(\.subtitle) == ["Not removed yet\nHigh."])
  }

  @Test mutating func `a review that is being sent says so, and not why it wasn't before`() {
    add("1", about: 3, by: ada.email)
    state.reduce(ReviewOutboxAction.refused("1", .unreachable))
    state.reduce(ReviewOutboxAction.retried("1"))
    state.reduce(ReviewOutboxAction.started("1", at: .distantPast))

    #expect(viewState.rows.map(\.subtitle) == ["Sending…\nHigh."])
    #expect(viewState.rows.map(\.section) == ["Waiting"])
  }

  @Test mutating func `a review that may have been sent says so, and waits for the user`() {
    add("1", about: 3, by: ada.email)
    state.reduce(ReviewOutboxAction.started("1", at: .distantPast))
    state.reduce(ReviewOutboxAction.interrupted("1"))
    #expect(account.unsent == nil)

    state.reduce(ReviewOutboxAction.started("1", at: .distantPast + 86_400))

    #expect(viewState.rows.map(\.subtitle) == ["It may have been sent already.\nHigh."])
    #expect(viewState.rows.map(\.section) == ["Waiting"])
    #expect(account.unsent == "Not Sent Yet: 1")
    #expect(AppMap.Dialog.unsent("1", in: state.guestBook) == .inDoubt("1"))
  }

  @Test mutating func `a review that can't be saved isn't called on its way`() {
    add("1", about: 3, by: ada.email)
    state.reduce(ReviewOutboxAction.started("1", at: .distantPast))
    let problem = StorageProblem.unwritable(reason: "The disk is full.")
    let lines = "Not sent yet\n\(problem.words)\nHigh."

    let list = UnsentViewState(state.guestBook, state.catalogue, problem: problem)
    let reviews = ReviewsViewState(
      .idle, pending: state.guestBook[pending: 3], waiting: nil, problem: problem)

    #expect(list.rows.map(\.subtitle) == [lines])
    #expect(reviews.rows.map { "\($0.title)\n\($0.subtitle ?? "")" } == ["★★★★☆ \(lines)"])
  }

  @Test mutating func `another user sees nothing, and nobody only how many wait`() {
    add("1", about: 3, by: ada.email)
    state.reduce(SessionAction.signedOut)
    #expect(viewState.rows == [])
    #expect(
      viewState.placeholder
        == .message("Not signed in", "Sign in to send the reviews that wait: 1."))
    #expect(account.email == "Sign in to send the reviews that wait: 1.")

    state.reduce(SessionAction.signedIn(Account(name: "Bo", email: "bo@example.com")))

    #expect(viewState.rows == [])
    #expect(viewState.placeholder?.isMessage(titled: "Everything Is Sent") == true)
    #expect(account.unsent == nil)
  }

  @Test mutating func `the account counts all once one of them wasn't sent at the first attempt`() {
    add("1", about: 3, by: ada.email)
    add("2", about: 5, by: ada.email)
    state.reduce(ReviewOutboxAction.started("1", at: .distantPast))
    #expect(account.unsent == nil)

    state.reduce(ReviewOutboxAction.refused("1", .notFound))

    #expect(account.unsent == "Not Sent Yet: 2")
  }
}

extension Placeholder {
  fileprivate func isMessage(titled title: String) -> Bool {
    if case .message(title, _) = self { true } else { false }
  }
}
