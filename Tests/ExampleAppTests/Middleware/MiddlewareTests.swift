import Coordinator
import Redux
import ReduxTesting
import Testing

@testable import ExampleApp

@Suite struct MiddlewareTests {
  @Test func `a tap on Save changes the bookmarks`() async {
    let store = Store(initialState: AppState(), middleware: [interactions])

    store.dispatch(SightAction.saveTapped(3))
    #expect(store.state.bookmarks.sights == [3])
    store.dispatch(SavedAction.removeTapped(3))
    #expect(store.state.bookmarks.sights == [])
    store.dispatch(SavedAction.undoTapped)

    #expect(store.state.bookmarks.sights == [3])
  }

  @Test func `the inspector lists actions by their names and by what they changed`() throws {
    let recorder = Recorder<AppState>(clock: TestClock())
    var log = InspectorLog()
    let store = Store(initialState: AppState(), recorder: recorder)

    store.dispatch(SignInAction.sent(Credentials(email: "ada@example.com", password: "x")))
    store.dispatch(BookmarksAction.toggled(3))

    log.follow(try #require(recorder.recording))
    #expect(log.entries.map(\.name) == ["SignInAction.sent", "BookmarksAction.toggled"])
    #expect(log.entries.map(\.facts) == ["0:00.0 · changed nothing", "0:00.0 · changed bookmarks"])
  }

  @Test func `some actions are events to count`() {
    #expect(AnalyticsEvent(SightAction.viewLoaded(3)) == .sightOpened)
    #expect(AnalyticsEvent(SightAction.saveTapped(3)) == .sightSaved)
    #expect(AnalyticsEvent(SessionAction.signIn(.started)) == nil)
  }
}
