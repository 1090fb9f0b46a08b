import Redux
import Testing

@Suite struct EffectScopeTests {
  private let store = Store(initialState: AppState())
  private let effects: EffectScope<AppState>
  private let go = Signal()

  init() { effects = EffectScope(store: store) }

  @Test func `work dispatches as it goes`() async {
    await effects.run { store in
      store.dispatch(CountAction.increment)
      store.dispatch(CountAction.rename("done"))
    }.value

    #expect(store.state == AppState(counter: 1, name: "done"))
  }

  @Test func `works without a key run beside one another`() async {
    for value in 0..<3 {
      effects.run { [go] store in
        await go.wait()
        store.dispatch(CountAction.log(value))
      }
    }
    let countBefore = effects.count

    go.send()
    await effects.finished()

    #expect(countBefore == 3)
    #expect(store.state.reduced.sorted() == [0, 1, 2])
    #expect(effects.count == 0)
  }

  @Test func `what cancelled work still dispatches comes before what the latest does`() async {
    let begun = Signal()
    effects.run(.latest("a")) { [go] store in
      begun.send()
      await go.wait()
      for _ in 0..<100 { await Task.yield() }
      store.dispatch(CountAction.log(1))
    }
    await begun.wait()

    await effects.run(.latest("a")) { $0.dispatch(CountAction.log(2)) }.value

    #expect(store.state.reduced == [1, 2])
  }

  @Test func `the latest work cancels the one before it with its key`() async {
    let first = effects.run(.latest("a")) { _ in await Signal().wait() }
    let other = effects.run(.latest("b")) { [go] _ in await go.wait() }

    let second = effects.run(.latest("a")) { $0.dispatch(CountAction.increment) }
    await second.value
    await first.value

    #expect([first, second, other].map(\.isCancelled) == [true, false, false])
    #expect(store.state.counter == 1)
    go.send()
    await effects.finished()
  }

  @Test func `work that was cancelled before it began never begins`() async {
    let clock = HandClock()
    let effects = EffectScope(store: store, clock: clock)

    let task = effects.run(.latest("a", after: .seconds(1))) { store in
      store.dispatch(CountAction.increment)
    }
    task.cancel()
    await effects.finished()

    #expect(store.state == AppState())
    #expect(clock.sleeperCount == 0)
  }

  @Test func `the first work has others with its key ignored while it runs`() async {
    let first = effects.run(.first("a")) { [go] store in
      await go.wait()
      store.dispatch(CountAction.log(1))
    }

    let second = effects.run(.first("a")) { $0.dispatch(CountAction.log(2)) }
    let other = effects.run(.first("b")) { $0.dispatch(CountAction.log(3)) }
    await other.value
    go.send()
    await second.value
    await effects.run(.first("a")) { $0.dispatch(CountAction.log(4)) }.value

    #expect(first == second)
    #expect(store.state.reduced == [3, 1, 4])
  }

  @Test func `cancelled work does not have others ignored`() async {
    let first = effects.run(.first("a")) { [go] _ in await Task { await go.wait() }.value }
    first.cancel()

    let second = effects.run(.first("a")) { $0.dispatch(CountAction.increment) }
    await second.value

    #expect(store.state.counter == 1)
    go.send()
    await effects.finished()
  }

  @Test func `keys of different types differ, and equal keys are one`() async {
    enum Key { case one }
    let tasks = [
      effects.run(.first(1)) { [go] _ in await go.wait() },
      effects.run(.first("1")) { [go] _ in await go.wait() },
      effects.run(.first(Key.one)) { [go] _ in await go.wait() },
      effects.run(.first(1)) { [go] _ in await go.wait() },
    ]

    #expect(effects.count == 3)
    #expect(tasks[0] == tasks[3])
    go.send()
    await effects.finished()
  }

  @Test func `to cancel a scope cancels all, and frees it for more`() async {
    for policy in [EffectPolicy.every, .latest("a"), .first("b", per: .seconds(100))] {
      effects.run(policy) { _ in await Signal().wait() }
    }

    effects.cancel()
    await effects.run(.first("b")) { $0.dispatch(CountAction.increment) }.value
    await effects.finished()

    #expect(store.state.counter == 1)
  }

  @Test func `to cancel a key leaves the others alone`() async {
    let a = effects.run(.latest("a")) { _ in await Signal().wait() }
    let b = effects.run(.latest("b")) { [go] _ in await go.wait() }

    effects.cancel("a")
    effects.cancel("nothing has this key")
    await a.value

    #expect(a.isCancelled)
    #expect(!b.isCancelled)
    go.send()
    await effects.finished()
  }

  @Test func `a scope that nothing runs in is finished`() async {
    await effects.finished()

    #expect(effects.count == 0)
  }

  @Test func `to wait for the end stops when the caller is cancelled`() async {
    effects.run { [go] _ in await go.wait() }
    let waiting = Task { [effects] in await effects.finished() }

    waiting.cancel()
    await waiting.value

    #expect(effects.count == 1)
    go.send()
    await effects.finished()
  }
}
