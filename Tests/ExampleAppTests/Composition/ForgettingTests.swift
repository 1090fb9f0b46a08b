import AppShell
import Outbox
import Redux
import Testing

@testable import ExampleApp

@Suite(.timeLimit(.minutes(30))) struct ForgettingTests {
  private let ada = Account(name: "Ada", email: "ada@example.com")
  private let bo = Account(name: "Bo", email: "bo@example.com")
  private let draft = UnfinishedReview(rating: 4, text: "High")
  private var state = AppState()

  init() {
    let change = ReviewChange(sightId: 3, draft: ReviewDraft(rating: 4, text: "High."))
    state.reduce(SessionAction.signedIn(ada))
    state.reduce(ReviewOutboxAction.added(PendingReview(change, id: "1", account: ada.email)))
    state.reduce(GuestBookAction.drafted(5, draft))
  }

  @Test mutating func `who signs out leaves nothing but what belongs to the device`() {
    state.reduce(BookmarksAction.added(3))

    state.reduce(SessionAction.signOutConfirmed)
    state.reduce(SessionAction.signedOut)

    var expected = AppState()
    expected.reduce(BookmarksAction.added(3))
    #expect(state.guestBook == expected.guestBook)
    #expect(state.session == expected.session)
    #expect(state.bookmarks == expected.bookmarks)
  }

  @Test mutating func `what waits survives a session that expires, for the same user`() {
    state.reduce(SessionAction.signedOut)
    #expect(state.guestBook[pending: 3].isEmpty)

    state.reduce(SessionAction.signedIn(ada))

    #expect(state.guestBook[pending: 3].map(\.id) == ["1"])
    #expect(state.guestBook.drafts == [5: draft])
  }

  @Test mutating func `another user sees neither drafts nor what waits`() {
    state.reduce(SessionAction.signedOut)

    state.reduce(SessionAction.signedIn(bo))

    #expect(state.guestBook[pending: 3].isEmpty)
    #expect(state.guestBook.drafts == [:])
    #expect(state.guestBook.outbox.changes.map(\.id) == ["1"])
  }

  @Test func `another user sees no drafts after a restart, and the same user does`() throws {
    let book = state.guestBook
    let saved = SavedData(drafts: book.drafts, writer: book.writer, unsent: book.outbox)
    var later = AppState()
    let file = try SightsApp.savedFile(with: saved)
    later.reduce(StorageAction.loaded(try #require(SightsApp.savedData(in: file))))
    var same = later

    later.reduce(SessionAction.signedIn(bo))
    same.reduce(SessionAction.restored(ada))

    #expect(later.guestBook.drafts == [:])
    #expect(same.guestBook.drafts == [5: draft])
  }
}
