import AppComponents
import AppShell
import AppTesting
import Outbox
import Redux
import Testing

@testable import ExampleApp

@Suite(.timeLimit(.minutes(30))) @MainActor struct ReviewsViewStateTests {
  @Test func `a row names the author, the rating and the date`() {
    let review = Review(
      id: 1, sightId: 3, author: "Ada", rating: 4, date: "2026-03-14", text: "High.")

    let viewState = ReviewsViewState(.loaded([review]))

    #expect(viewState.rows.map(\.title) == ["★★★★☆ Ada · Mar 14, 2026"])
    #expect(viewState.placeholder == nil)
  }

  @Test func `the date is as the user writes it`() {
    let review = Review(
      id: 1, sightId: 3, author: "Ada", rating: 4, date: "2026-03-14", text: "High.")

    let heading = Language.$replacement.withValue(Language("de")) { review.heading }

    #expect(heading == "★★★★☆ Ada · 14. März 2026")
  }

  @Test func `a review whose answer was lost is shown once`() {
    let (ada, draft) = (
      Account(id: "7", name: "Ada", email: "ada@example.com"), ReviewDraft(rating: 4, text: "High.")
    )
    var outbox = OutboxState<ReviewChange>()
    outbox.reduce(ReviewOutboxAction.accountChanged(ada.email))
    let pending = PendingReview(
      ReviewChange(sightId: 3, draft: draft), id: "1", account: ada.email)
    let review = Review(
      id: 1, sightId: 3, author: "Ada", authorId: "7", rating: 4, date: "2026-03-14", text: "High.")
    func rows() -> [ReviewsViewState.RowID] {
      ReviewsViewState(.loaded([review]), pending: outbox.shown, account: ada).rows.map(\.id)
    }
    outbox.reduce(ReviewOutboxAction.added(pending))
    #expect(rows() == [.pending("1"), .own(1)])

    outbox.reduce(ReviewOutboxAction.started("1", at: .distantPast))

    #expect(rows() == [.pending("1")])
  }

  @Test func `reviews are loading also below one that isn't sent`() {
    let pending = PendingReview(
      ReviewChange(sightId: 3, draft: ReviewDraft(rating: 4, text: "High.")), id: "1",
      account: "ada@example.com")

    #expect(ReviewsViewState(.loading(), pending: [pending]).isRefreshing)
    let slow = ReviewsViewState(.loading(), pending: [pending], waiting: "Still on its way.")
    #expect(slow.notice == "Still on its way.")
  }

  @Test func `a screen without rows says why`() {
    #expect(ReviewsViewState(.idle).placeholder == .loading())
    #expect(
      ReviewsViewState(.loaded([])).placeholder
        == .message("No Reviews Yet", "Choose Write to be the first."))
    #expect(
      ReviewsViewState(.failed(ClientError.notFound)).placeholder
        == .failure("Could Not Load Reviews", "This could not be found on the server."))
  }
}
