import AppShell
import AppTesting
import Coordinator
import Redux
import Testing

@testable import ExampleApp

@Suite(.timeLimit(.minutes(30))) struct SavedMiddlewareTests {
  @Test(arguments: [true, false])
  func `clearing is a question only if there is something to clear`(isSaved: Bool) {
    let store = Store(initialState: AppState(), middleware: [savedMiddleware])
    if isSaved { store.dispatch(BookmarksAction.added(3)) }

    store.dispatch(AppRoute.ask(.clearing()))

    #expect(store.state.navigation.dialog == (isSaved ? .clearing() : nil))
  }
}
