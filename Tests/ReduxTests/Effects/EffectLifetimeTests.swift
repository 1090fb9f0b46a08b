import Redux
import Testing

/// Owns a scope as a screen's coordinator does.
@MainActor private final class Screen {
  let effects: EffectScope<AppState>

  init(store: Store<AppState>) { effects = EffectScope(store: store) }
}

@Suite(.timeLimit(.minutes(30))) struct EffectLifetimeTests {
  @Test @MainActor func `the effects of a screen end when the screen goes`() async {
    let store = Store(initialState: AppState())
    var screen: Screen? = Screen(store: store)
    let gone = Weak(screen)

    let task = screen?.effects.run { _ in await Signal().wait() }
    screen = nil
    await task?.value

    #expect(gone.object == nil)
    #expect(task?.isCancelled == true)
  }

  @Test func `a scope keeps its store alive only while an effect runs`() async {
    let go = Signal()
    var store: Store? = Store(initialState: AppState())
    let gone = Weak(store)
    let (isThere, begun) = (Received<Bool>(), Signal())
    let effects = store.map { EffectScope(store: $0) }

    effects?.run { store in
      begun.send()
      await go.wait()
      store.dispatch(CountAction.increment)
      isThere.record(store.state.counter == 1)
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

  @Test func `a delayed effect keeps no store alive, and does not start without one`() async {
    let (clock, begun) = (ManualClock(), Received<Int>())
    var store: Store? = Store(initialState: AppState())
    let gone = Weak(store)
    let effects = store.map { EffectScope(store: $0, clock: clock) }

    effects?.run(.latest("a", after: .seconds(1))) { _ in begun.record(1) }
    await clock.sleepers(1)
    store = nil
    clock.advance(by: .seconds(1))
    await effects?.finished()

    #expect(gone.object == nil)
    #expect(begun.values == [])
  }

  @Test func `several threads may run, cancel and count effects`() async {
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
