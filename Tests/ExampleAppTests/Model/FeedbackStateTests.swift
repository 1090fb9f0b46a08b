import AppShell
import AppTesting
import Coordinator
import Redux
import ReduxTesting
import Testing

@testable import ExampleApp
@testable import Outbox

@Suite(.timeLimit(.minutes(30))) struct FeedbackStateTests {
  private static let review = Review(
    id: 1, sightId: 3, author: "Ada", rating: 5, date: "", text: "High.")

  @Test(
    arguments: [
      ([.added(3)], .saved(3)), ([.added(3), .removed(3)], .removed(3)),
      ([.added(3), .removed(3)], .removed(3)), ([.cleared], .cleared),
      ([.added(3), .cleared, .removalUndone], .restored),
    ] as [([BookmarksAction], Feedback)])
  func `what was done last is confirmed`(actions: [BookmarksAction], expected: Feedback) {
    var state = AppState()

    for action in actions { state.reduce(action) }

    #expect(state.feedback.current == expected)
  }

  @Test func `a review is confirmed when the server has it`() {
    var state = AppState()
    state.reduce(AppRoute.close(.writeReview(id: 3)))
    #expect(state.feedback.current == nil)

    state.reduce(GuestBookAction.written(3, Self.review))

    #expect(state.feedback.current == .reviewSent(3))
  }

  @Test func `the end of what was confirmed before a sign-out doesn't end its confirmation`() {
    var state = AppState()
    state.reduce(BookmarksAction.added(3))
    state.reduce(SessionAction.signOutConfirmed)
    state.reduce(SessionAction.signedOut)

    state.reduce(FeedbackAction.ended(1))

    #expect(state.feedback.current == .signedOut)
  }

  @Test func `a guide is confirmed as restored once it is on this device`() {
    var state = AppState()
    state.reduce(DownloadsAction.removed(Guide(sightId: 3, version: "1", count: 1)))

    state.reduce(DownloadsAction.removalUndone)
    #expect(state.feedback.current == .guideRemoved(3))
    state.reduce(DownloadsAction.restored(3))

    #expect(state.feedback.current == .restored)
  }

  @Test func `a session that expires is no success of the user`() {
    var state = AppState()
    state.reduce(SessionAction.signedIn(Account(name: "Ada", email: "ada@example.com")))

    state.reduce(SessionAction.signedOut)

    #expect(state.feedback.current == .signedIn)
  }

  @Test func `a review can be undone while it waits, and no longer`() {
    var state = AppState()
    state.reduce(SessionAction.signedIn(Account(name: "Ada", email: "ada@example.com")))
    let change = ReviewChange(sightId: 3, draft: ReviewDraft(rating: 5, text: "High."))
    let pause = OutboxPolicy().pause(after: 1, wish: nil)

    state.reduce(
      ReviewOutboxAction.added(PendingReview(change, id: "1", account: "ada@example.com")))
    #expect(state.toast?.undo(on: .account) as? GuestBookAction == .editTapped("1", about: 3))
    state.reduce(ReviewOutboxAction.started("1", at: .distantPast))
    #expect(state.toast == nil)
    state.reduce(
      ReviewOutboxAction.postponed("1", .unreachable, after: pause, mayHaveArrived: false))
    #expect(state.toast?.feedback.words(about: 3) == "Review Waiting to Be Sent")
    #expect(state.toast?.undo(on: .account) != nil && state.feedback.count == 3)
    state.reduce(ReviewOutboxAction.started("1", at: .distantPast))
    state.reduce(
      ReviewOutboxAction.postponed("1", .interrupted, after: pause, mayHaveArrived: true))

    #expect(state.toast != nil && state.toast?.undo(on: .account) == nil)
  }

  @Test(arguments: [true, false])
  func `a refresh is confirmed once its sights are there`(succeeds: Bool) {
    var state = AppState()
    let page = SightsPage(sights: [.fixture(id: 3)], page: 1, pages: 1, total: 1)
    state.reduce(CatalogueAction.pageLoad(SightQuery(), page: 1, .success(page)))
    #expect(state.feedback.current == nil)

    state.reduce(CatalogueAction.refreshed(SightQuery()))
    state.reduce(CatalogueAction.pageLoad(SightQuery(sort: .year), page: 1, .success(page)))
    state.reduce(CatalogueAction.pageLoad(SightQuery(), page: 2, .failure(CancellationError())))
    #expect(state.feedback.current == nil)
    let event: LoadAction<SightsPage> = succeeds ? .success(page) : .failure(ClientError.timedOut)
    state.reduce(CatalogueAction.pageLoad(SightQuery(), page: 1, event))

    #expect(state.feedback.current == (succeeds ? .refreshed(SightQuery()) : nil))
    state.reduce(CatalogueAction.pageLoad(SightQuery(), page: 1, .success(page)))
    #expect(state.feedback.count == (succeeds ? 1 : 0))
  }

  @Test func `a copied link is confirmed`() {
    var state = AppState()

    state.reduce(FeedbackAction.linkCopied(3))

    #expect(state.feedback.current?.words(about: 3) == "✓ Link Copied")
  }

  @Test func `a guide that is removed, or not downloaded, is told`() {
    var state = AppState()

    state.reduce(DownloadsAction.load(3, .failure(ClientError.unreachable)))
    #expect(state.feedback.current?.words(about: 3) == "Download Stopped")
    let guide = Guide(sightId: 3, version: "1", count: 2)
    state.reduce(DownloadsAction.load(3, .success(guide)))
    #expect(state.feedback.current?.words(about: 3) == "✓ Guide Downloaded")
    state.reduce(DownloadsAction.removed(guide))

    #expect(state.feedback.current?.words(about: 3) == "✓ Guide Removed")
    #expect(
      state.toast?.undo(on: .guide(id: 3)) as? DownloadsAction == DownloadsAction.removalUndone)
  }

  @Test func `the end of one feedback doesn't end the next`() {
    var state = AppState()
    state.reduce(BookmarksAction.added(3))
    state.reduce(BookmarksAction.added(4))

    state.reduce(FeedbackAction.ended(1))
    #expect(state.feedback.current == .saved(4))
    state.reduce(FeedbackAction.ended(2))

    #expect(state.feedback.current == nil)
  }

  @Test(arguments: [true, false])
  func `with VoiceOver, feedback stays as long as the user can undo`(isRunning: Bool) async throws {
    let clock = TestClock()
    var state = AppState()
    state.bookmarks.reduce(BookmarksAction.added(3))
    let store = Store(initialState: state, middleware: [feedbackTimer(clock: clock) { isRunning }])

    store.dispatch(BookmarksAction.removed(3))
    await clock.sleepers(1)
    await clock.advance(by: .seconds(4))
    while store.state.feedback.current != nil, clock.sleeperCount == 0 { await Task.yield() }
    try #require(store.state.feedback.current == (isRunning ? .removed(3) : nil))

    store.dispatch(SessionAction.signedIn(Account(name: "Ada", email: "ada@example.com")))
    await clock.sleepers(isRunning ? 2 : 1)
    await clock.advance(by: .seconds(4))
    for await current in store.observe(\.feedback.current) where current == nil { break }
  }

  @Test func `only the screens of its sight show feedback, and the list of all`() {
    #expect(Feedback.saved(3).words(about: 3) == "✓ Saved")
    #expect(Feedback.saved(3).words(about: 4) == nil)
    #expect(Feedback.cleared.words(about: 3) == nil)
    #expect(Feedback.cleared.words == "✓ All Removed")
  }
}
