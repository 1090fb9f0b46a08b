import Redux
import Testing

@testable import ExampleApp

@Suite(.timeLimit(.minutes(30))) struct BookmarksStateTests {
  @Test func `what changes nothing can't be undone`() {
    var state = BookmarksState()
    state.reduce(BookmarksAction.added(3))
    state.reduce(BookmarksAction.cleared)

    state.reduce(BookmarksAction.cleared)
    state.reduce(BookmarksAction.removed(3))
    state.reduce(BookmarksAction.removalUndone)

    #expect(state.sights == [3])
  }

  @Test func `a sight is saved, or removed if it is saved`() {
    let store = Store(initialState: AppState())

    store.dispatch(BookmarksAction.toggle(3))
    #expect(store.state.bookmarks.sights == [3])
    store.dispatch(BookmarksAction.toggle(3))

    #expect(store.state.bookmarks.sights == [])
    #expect(store.state.bookmarks.canUndo)
  }
}
