import AppComponents
import Redux
import ReduxTesting
import Testing

@testable import AppShell
@testable import Coordinator

/// What a screen's coordinator can do, and until when.
@Suite(.timeLimit(.minutes(30))) struct ScreenContextTests {
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

  @Test func `a late answer of a screen that has closed doesn't reach the next screen that asks`() {
    let late = context(of: asked)
    context(of: asker).request(.present([.counter]))
    late.life.end()
    store.dispatch(RouteAction<AppMap>.dismiss(1))
    context(of: asker).request(.present([.counter]))
    let asking = store.state

    late.answer(CounterAction.incrementTapped)

    #expect(store.state == asking)
  }

  @Test func `a late local action of a screen that has closed doesn't reach the next one`() {
    let store = Store(initialState: ShopApp.initialState)
    let id = ScreenID<ShopMap>(.note, in: .modal(0))
    let screens = (0..<2).map { _ in
      ScreenContext<ShopApp>(id, store: store, services: ShopServices(clock: TestClock()))
    }
    store.dispatch(RouteAction<ShopMap>.present([.note]))
    screens[0].dispatch(NoteAction.changed(hasText: true))
    #expect(store.state.note[id]?.form.hasText == true)
    screens[0].life.end()
    store.dispatch(RouteAction<ShopMap>.dismiss(1))
    store.dispatch(RouteAction<ShopMap>.present([.note]))

    screens[0].dispatch(NoteAction.changed(hasText: true))
    #expect(store.state.note[id]?.form.hasText == false)

    screens[1].dispatch(NoteAction.changed(hasText: true))
    #expect(store.state.note[id]?.form.hasText == true)
  }
}

/// The store of a screen's own state, for a module that doesn't know the app.
@Suite(.timeLimit(.minutes(30))) struct ScopedContextTests {
  private typealias Note = FormAction<NoteDraft>

  private let store = Store(initialState: ShopState())

  /// Opens a note on the stack or in a sheet, and returns its context.
  private func note(in container: NavigationContainer<ShopMap>) -> ScreenContext<ShopApp> {
    let route = container == .tab(.shop) ? RouteAction<ShopMap>.push(.note) : .present([.note])
    store.dispatch(route)
    return ScreenContext(
      ScreenID(.note, in: container), store: store, services: ShopServices(clock: TestClock()))
  }

  @Test func `each screen has its own state, and its actions reach no other`() {
    let below = note(in: .tab(.shop)).scoped(to: \.note)
    let above = note(in: .modal(0)).scoped(to: \.note)

    above.dispatch(Note.changed(hasText: true))

    #expect(above.state.form.hasText)
    #expect(!below.state.form.hasText)
  }

  @Test func `the state stays as it was once the screen is closed, and a new one is fresh`() {
    let closed = note(in: .modal(0)).scoped(to: \.note)
    closed.dispatch(Note.changed(hasText: true))
    let shown = closed.state

    store.dispatch(RouteAction<ShopMap>.close(.note))
    #expect(store.state.note.count == 0)
    #expect(closed.state == shown)

    #expect(!note(in: .modal(0)).scoped(to: \.note).state.form.hasText)
  }

  @Test func `a screen that has closed before its coordinator starts has its first state`() {
    let context = note(in: .modal(0))
    store.dispatch(RouteAction<ShopMap>.close(.note))

    #expect(context.scoped(to: \.note).state == NoteState())
  }
}
