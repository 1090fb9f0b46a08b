import AppShell
import AppTesting
import Coordinator
import Redux
import ReduxTesting
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

  @Test func `a question about nothing is withdrawn, and isn't answered for the user`()
    async throws
  {
    let store = TestStore(initialState: AppState(), middleware: [savedMiddleware])
    let question = AppRoute.ask(.clearing(link: 7))
    let end = AppRoute.endDialog(.clearing(link: 7))

    try store.dispatch(question) { $0.reduce(question) }
    try await store.receive(end) { $0.reduce(end) }

    #expect(store.state.navigation.dialog == nil)
    try await store.finish()
  }

  @Test func `a question about nothing is withdrawn in the window that asks`() throws {
    let store = Store(initialState: AppState(), middleware: [savedMiddleware])
    let window = WindowID(1)
    for opened in [window, .first] {
      store.dispatch(Addressed(WindowAction.entered, to: opened))
    }

    store.dispatch(Addressed(AppRoute.ask(.clearing()), to: window))

    let asking = try #require(store.state.navigation.seen(from: window))
    #expect(asking.dialog == nil)
  }
}
