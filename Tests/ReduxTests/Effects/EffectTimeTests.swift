import Redux
import Testing

@Suite(.timeLimit(.minutes(30))) struct EffectTimeTests {
  private let store = Store(initialState: AppState())
  private let clock = ManualClock()
  private let effects: EffectScope<AppState>

  init() { effects = EffectScope(store: store, clock: clock) }

  @Test func `the latest effect waits until no newer one comes`() async {
    effects.run(.latest("search", after: .milliseconds(300))) { $0.dispatch(CountAction.log(1)) }
    await clock.sleepers(1)
    clock.advance(by: .milliseconds(299))
    effects.run(.latest("search", after: .milliseconds(300))) { $0.dispatch(CountAction.log(2)) }
    while effects.count > 1, !Task.isCancelled { await Task.yield() }
    await clock.sleepers(1)

    clock.advance(by: .milliseconds(299))
    let before = store.state.reduced
    clock.advance(by: .milliseconds(1))
    await effects.finished()

    #expect(before == [])
    #expect(store.state.reduced == [2])
  }

  @Test func `after the first effect starts, others are ignored for an interval`() async {
    func tap(_ value: Int) async {
      let policy = EffectPolicy.first("tap", per: .seconds(1))
      await effects.run(policy) { $0.dispatch(CountAction.log(value)) }.value
    }

    await tap(0)
    clock.advance(by: .milliseconds(999))
    await tap(1)
    clock.advance(by: .milliseconds(1))
    await tap(2)

    #expect(store.state.reduced == [0, 2])
    #expect(clock.sleeperCount == 0)
  }

  @Test func `while the first effect runs, others are ignored however short its interval`() async {
    let go = Signal()
    let task = effects.run(.first("tap", per: .seconds(1))) { _ in await go.wait() }

    clock.advance(by: .seconds(5))

    #expect(effects.run(.first("tap", per: .seconds(1))) { _ in } == task)
    go.send()
    await effects.finished()
  }

  @Test func `canceling a key ends its interval`() async {
    let policy = EffectPolicy.first("tap", per: .seconds(1))
    await effects.run(policy) { $0.dispatch(CountAction.log(1)) }.value

    effects.cancel("tap")
    await effects.run(policy) { $0.dispatch(CountAction.log(2)) }.value

    #expect(store.state.reduced == [1, 2])
  }

  @Test func `a timer ends with its scope`() async {
    var effects: EffectScope<AppState>? = EffectScope(store: store)
    let ticking = effects?.run { [clock] store in
      while (try? await clock.sleep(for: .seconds(1))) != nil {
        store.dispatch(CountAction.increment)
      }
    }
    for _ in 0..<3 {
      await clock.sleepers(1)
      clock.advance(by: .seconds(1))
    }
    await clock.sleepers(1)

    effects = nil
    await ticking?.value

    #expect(store.state.counter == 3)
    #expect(clock.sleeperCount == 0)
  }
}
