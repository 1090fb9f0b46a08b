import Redux
import Testing

/// Owns a scope as a screen's coordinator does.
@MainActor private final class Screen {
  let effects: EffectScope<AppState>

  init(store: Store<AppState>) { effects = EffectScope(store: store) }
}

@Suite struct EffectLifetimeTests {
  @Test @MainActor func `what a screen started ends when the screen goes`() async {
    let store = Store(initialState: AppState())
    var screen: Screen? = Screen(store: store)
    let gone = Weak(screen)

    let task = screen?.effects.run { _ in await Signal().wait() }
    screen = nil
    await task?.value

    #expect(gone.object == nil)
    #expect(task?.isCancelled == true)
  }

  @Test func `a scope keeps its store alive only while work runs`() async {
    let go = Signal()
    var store: Store? = Store(initialState: AppState())
    let gone = Weak(store)
    let (isThere, begun) = (Recorder<Bool>(), Signal())
    let effects = store.map { EffectScope(store: $0) }

    effects?.run { store in
      begun.send()
      await go.wait()
      store.dispatch(CountAction.increment)
      isThere.hear(store.state.counter == 1)
    }
    await begun.wait()
    store = nil
    let isKept = gone.object != nil
    go.send()
    await effects?.finished()

    #expect(isKept)
    #expect(isThere.values == [true])
    #expect(gone.object == nil)
  }

  @Test func `delayed work keeps no store alive, and does not begin without one`() async {
    let (clock, begun) = (HandClock(), Recorder<Int>())
    var store: Store? = Store(initialState: AppState())
    let gone = Weak(store)
    let effects = store.map { EffectScope(store: $0, clock: clock) }

    effects?.run(.latest("a", after: .seconds(1))) { _ in begun.hear(1) }
    await clock.sleepers(1)
    store = nil
    clock.advance(by: .seconds(1))
    await effects?.finished()

    #expect(gone.object == nil)
    #expect(begun.values == [])
  }

  @Test func `threads may run, cancel and count at will`() async {
    let store = Store(initialState: AppState())
    let effects = EffectScope(store: store)

    inThreads(4) { thread in
      for step in 0..<500 {
        switch step % 5 {
        case 0: effects.run(.latest(step % 3)) { $0.dispatch(CountAction.increment) }
        case 1: effects.run(.first(step % 3)) { $0.dispatch(CountAction.increment) }
        case 2: effects.run { $0.dispatch(CountAction.log(thread)) }
        case 3: effects.cancel(step % 3)
        default: _ = effects.count
        }
      }
    }
    await effects.finished()

    #expect(store.state.reduced.count == 4 * 100)
    #expect(effects.count == 0)
  }
}
