import Coordinator
import Redux
import Testing

@testable import ExampleApp

@Suite struct MiddlewareTests {
  @Test func `a tap on save becomes an action of what is saved`() async {
    let store = Store(initialState: AppState(), middleware: [interactions])

    store.dispatch(SightAction.saveTapped(3))
    #expect(store.state.saved.sights == [3])
    store.dispatch(SavedListAction.removeTapped(3))
    #expect(store.state.saved.sights == [])
    store.dispatch(SavedListAction.undoTapped)

    #expect(store.state.saved.sights == [3])
  }

  @Test func `the inspector hears names, never what they carry`() {
    let store = Store(initialState: AppState(), middleware: [inspection])

    store.dispatch(SignInAction.signInTapped(Credentials(email: "ada@example.com", password: "x")))
    store.dispatch(SavedAction.toggled(3))

    let entries = store.state.inspector.entries
    #expect(entries.map(\.action) == ["SavedAction.toggled", "SignInAction.signInTapped"])
    #expect(entries.map(\.changes) == [["saved"], []])
  }

  @Test func `events are read off actions`() {
    #expect(AnalyticsEvent(SightAction.viewLoaded(3)) == .sightOpened)
    #expect(AnalyticsEvent(SightAction.saveTapped(3)) == .sightSaved)
    #expect(AnalyticsEvent(AccountAction.session(.started)) == nil)
  }
}
