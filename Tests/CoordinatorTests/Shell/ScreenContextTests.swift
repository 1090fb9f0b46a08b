import AppShell
import Coordinator
import Redux
import Testing

/// How a screen asks another one for a result.
@Suite struct ScreenContextTests {
  private let store = Store(initialState: CounterApp.initialState)
  private let asker = ScreenID<AppMap>(.counter, in: .tab(.counter))
  private let asked = ScreenID<AppMap>(.counter, in: .modal(0))

  private func context(of id: ScreenID<AppMap>) -> ScreenContext<CounterApp> {
    ScreenContext(id, store: store, services: ShellServices())
  }

  @Test func `a screen asks for a result, and the screen that answers closes once`() {
    context(of: asker).request(.present([.counter]))
    #expect(store.state.navigation.asker(of: asked) == asker)

    context(of: asked).answer(CounterAction.incrementTapped)
    let answered = store.state
    context(of: asked).answer(CounterAction.incrementTapped)

    #expect(answered.navigation == NavigationState(selectedTab: .counter))
    #expect(store.state == answered)
  }
}
