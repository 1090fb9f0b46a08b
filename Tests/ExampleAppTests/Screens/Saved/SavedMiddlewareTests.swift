import AppShell
import AppTesting
import Redux
import Testing

@testable import ExampleApp

@Suite(.timeLimit(.minutes(30))) struct SavedMiddlewareTests {
  @Test func `removing a row and undoing that change the bookmarks`() {
    let store = Store(initialState: AppState(), middleware: [savedMiddleware])
    store.dispatch(BookmarksAction.added(3))

    store.dispatch(SavedAction.removeTapped(3))
    #expect(store.state.bookmarks.sights == [])
    store.dispatch(SavedAction.undoTapped)

    #expect(store.state.bookmarks.sights == [3])
  }
}
