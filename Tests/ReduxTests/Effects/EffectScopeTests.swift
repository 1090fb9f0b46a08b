import Redux
import Testing

@Suite(.timeLimit(.minutes(30))) struct EffectScopeTests {
  private let store = Store(initialState: AppState())
  private let effects: EffectScope<AppState>
  private let go = Signal()

  init() { effects = EffectScope(store: store) }

  @Test func `an effect dispatches while it runs`() async {
    await effects.run { store in
      store.dispatch(CountAction.increment)
      store.dispatch(CountAction.rename("done"))
    }.value

    #expect(store.state == AppState(counter: 1, name: "done"))
  }

  @Test func `a feature runs effects in a scope with its part of the store`() async {
    let feature: any StoreType<Int> = store.scoped(to: \.counter)
    let effects = EffectScope(store: feature)

    let first = effects.run(.latest("a")) { _ in await Signal().wait() }
    await effects.run(.latest("a")) { $0.dispatch(CountAction.log($0.state)) }.value

    #expect(first.isCancelled)
    #expect(store.state.reduced == [0])
  }

  @Test func `effects without a key run beside one another`() async {
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

  @Test func `an effect that is replaced changes nothing any more`() async {
    let begun = Signal()
    effects.run(.latest("a")) { [go] store in
      begun.send()
      await go.wait()
      for _ in 0..<100 { await Task.yield() }
      store.dispatch(CountAction.log(1))
    }
    await begun.wait()

    await effects.run(.latest("a")) { $0.dispatch(CountAction.log(2)) }.value

    #expect(store.state.reduced == [2])
  }

  @Test func `the latest effect cancels the one before it with its key`() async {
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

  @Test func `an effect that is canceled before it starts never starts`() async {
    let clock = ManualClock()
    let effects = EffectScope(store: store, clock: clock)

    let task = effects.run(.latest("a", after: .seconds(1))) { store in
      store.dispatch(CountAction.increment)
    }
    task.cancel()
    await effects.finished()

    #expect(store.state == AppState())
    #expect(clock.sleeperCount == 0)
  }

  @Test func `while the first effect runs, others with its key are ignored`() async {
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

  @Test func `a canceled effect does not make others be ignored`() async {
    let first = effects.run(.first("a")) { [go] _ in await Task { await go.wait() }.value }
    first.cancel()

    let second = effects.run(.first("a")) { $0.dispatch(CountAction.increment) }
    await second.value

    #expect(store.state.counter == 1)
    go.send()
    await effects.finished()
  }

  @Test func `keys of different types differ, and equal keys are the same`() async {
    enum Key: EffectKey { case one }
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

  @Test func `equal cases of two enums are different keys`() async {
    enum Work: EffectKey { case load(Int) }
    enum Other: EffectKey { case load(Int32) }

    let loads = (0..<20).map { id in
      effects.run(.latest(Work.load(id))) { [go] _ in await go.wait() }
    }
    for id in 0..<20 { effects.run(.latest(Other.load(Int32(id)))) { _ in } }
    for id in 0..<20 { effects.run(.latest(id)) { _ in } }

    #expect(loads.filter(\.isCancelled) == [])
    effects.cancel(Work.load(3))
    #expect(loads.filter(\.isCancelled) == [loads[3]])
    go.send()
    await effects.finished()
  }

  @Test
  func `replaced effects don't pile up behind one that doesn't check for cancellation`() async {
    let started = Signal()
    let first = effects.run(.latest("search")) { [go] store in
      started.send()
      await Task { await go.wait() }.value
      store.dispatch(CountAction.log(0))
    }
    await started.wait()

    let others = (1...100).map { number in
      effects.run(.latest("search")) { $0.dispatch(CountAction.log(number)) }
    }
    for replaced in others.dropLast() { await replaced.value }

    #expect(effects.count == 2)
    #expect(store.state.reduced == [])
    go.send()
    await first.value
    await effects.finished()
    #expect(store.state.reduced == [100])
  }

  @Test func `canceling a waiting effect doesn't let the next one begin early`() async {
    let (started, order) = (Signal(), Received<Int>())
    effects.run(.latest("search")) { [go] store in
      started.send()
      await Task { await go.wait() }.value
      order.record(1)
      store.dispatch(CountAction.log(1))
    }
    await started.wait()

    let waiting = effects.run(.latest("search")) { _ in order.record(2) }
    effects.cancel("search")
    await waiting.value
    effects.run(.latest("search")) { store in
      order.record(3)
      store.dispatch(CountAction.log(3))
    }
    for _ in 0..<100 { await Task.yield() }
    go.send()
    await effects.finished()

    #expect(order.values == [1, 3])
    #expect(store.state.reduced == [3])
  }

  @Test func `canceling a scope cancels all its effects, and it can be used again`() async {
    for policy in [EffectPolicy.every, .latest("a"), .first("b", per: .seconds(100))] {
      effects.run(policy) { _ in await Signal().wait() }
    }

    effects.cancel()
    await effects.run(.first("b")) { $0.dispatch(CountAction.increment) }.value
    await effects.finished()

    #expect(store.state.counter == 1)
  }

  @Test func `canceling a key leaves other keys alone`() async {
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

  @Test func `a scope without effects is finished`() async {
    await effects.finished()

    #expect(effects.count == 0)
  }

  @Test func `waiting for the end stops when the caller is canceled`() async {
    effects.run { [go] _ in await go.wait() }
    let waiting = Task { [effects] in await effects.finished() }

    waiting.cancel()
    await waiting.value

    #expect(effects.count == 1)
    go.send()
    await effects.finished()
  }

  @Test(arguments: [EffectPolicy.latest("key"), .first("key")], [false, true])
  func `an effect waits for the canceled one with its key`(
    policy: EffectPolicy, cancelsAll: Bool
  ) async {
    let (started, go, order) = (Signal(), Signal(), Received<Int>())
    effects.run(policy) { store in
      started.send()
      await Task { await go.wait() }.value
      order.record(1)
      store.dispatch(CountAction.log(1))
    }
    await started.wait()

    if cancelsAll { effects.cancel() } else { effects.cancel("key") }
    effects.run(policy) { store in
      order.record(2)
      store.dispatch(CountAction.log(2))
    }
    for _ in 0..<100 { await Task.yield() }
    go.send()
    await effects.finished()

    #expect(order.values == [1, 2])
    #expect(store.state.reduced == [2])
  }
}
