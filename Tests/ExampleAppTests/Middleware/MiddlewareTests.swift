import Coordinator
import Redux
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

  @Test func `the inspector shows the names of actions, never their values`() {
    let recorder = Recorder<AppState>()
    let store = Store(initialState: AppState(), recorder: recorder)

    store.dispatch(SignInAction.sent(Credentials(email: "ada@example.com", password: "x")))
    store.dispatch(BookmarksAction.toggled(3))

    let rows = recorder.recording.map { InspectorViewState($0).rows } ?? []
    #expect(rows.map(\.title) == ["2  BookmarksAction.toggled", "1  SignInAction.sent"])
    #expect(rows.map(\.subtitle) == ["changed bookmarks", "changed nothing"])
  }

  @Test func `some actions are events to count`() {
    #expect(AnalyticsEvent(SightAction.viewLoaded(3)) == .sightOpened)
    #expect(AnalyticsEvent(SightAction.saveTapped(3)) == .sightSaved)
    #expect(AnalyticsEvent(SessionAction.signIn(.started)) == nil)
  }
}
