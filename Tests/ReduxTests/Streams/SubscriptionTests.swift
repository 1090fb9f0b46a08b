import Redux
import Testing

@Suite struct SubscriptionTests {
  let store = Store(initialState: AppState())
  let heard = Recorder<Int>()

  @Test func `letting go of a subscription ends nothing`() {
    _ = store.observe(\.counter).subscribe { [heard] in heard.hear($0) }

    store.dispatch(CountAction.increment)

    #expect(heard.values == [0, 1])
  }

  @Test func `no call begins on this thread after cancel has returned`() {
    let subscription = store.observe(\.counter).subscribe { [heard] in heard.hear($0) }
    store.observe(\.counter).subscribe { [unowned store] value in
      if value < 5 { store.dispatch(CountAction.increment) }
      if value == 3 { subscription.cancel() }
    }

    #expect(heard.values == [0, 1, 2, 3])
  }

  @Test func `cancelled on another thread, it hears nothing from then on`() {
    let subscription = store.observe(\.counter).subscribe { [heard] in heard.hear($0) }

    onAnotherThread { subscription.cancel() }
    store.dispatch(CountAction.increment)

    #expect(heard.values == [0])
  }

  @Test func `cancelled before its first call, it hears nothing at all`() {
    store.observe(\.counter).subscribe { [unowned store, heard] _ in
      onAnotherThread { store.observe(\.name).subscribe { _ in heard.hear(1) }.cancel() }
    }

    #expect(heard.values == [])
    #expect(store.subscriptionCount == 1)
  }

  @Test func `an observer can cancel itself inside its call`() {
    let own = Guarded<Subscription?>(nil)
    let subscription = store.observe(\.counter).subscribe { value in
      heard.hear(value)
      if value == 1 { own.withLock { $0?.cancel() } }
    }
    own.withLock { $0 = subscription }

    store.dispatch(CountAction.increment)
    store.dispatch(CountAction.increment)

    #expect(heard.values == [0, 1])
    #expect(store.subscriptionCount == 0)
  }

  @Test func `observers of one path, equal paths and joined paths count one by one`() {
    store.observe(\.counter).subscribe { _ in }
    store.observe(\AppState.counter).subscribe { _ in }
    store.observe(\.counter, \.name).subscribe { _ in }
    let last = store.observe(\.doubled).subscribe { _ in }
    #expect(store.subscriptionCount == 4)

    last.cancel()

    #expect(store.subscriptionCount == 3)
  }

  @Test func `a path that was left by all can be observed anew`() {
    store.observe(\.counter, \.name).subscribe { _, _ in }.cancel()
    store.dispatch(CountAction.set(8))

    store.observe(\.counter, \.name).subscribe { [heard] in heard.hear($0 + $1.count) }
    store.dispatch(CountAction.rename("ab"))

    #expect(heard.values == [8, 10])
  }

  @Test func `an owner that has gone hears nothing, nor does what maps for it`() {
    var owner: Recorder<Int>? = Recorder()
    if let owner {
      store.observe(\.counter).map { [heard] in
        heard.hear($0)
        return $0
      }.subscribe(with: owner) { $0.hear($1) }
    }

    owner = nil
    store.dispatch(CountAction.increment)

    #expect(heard.values == [0])
  }

  @Test func `owners that come and go leave nothing behind on a path that never changes`() {
    let captured = Recorder<Weak<Gate>>()
    for _ in 0..<100 {
      let (owner, gate) = (Recorder<Int>(), Gate())
      captured.hear(Weak(gate))
      store.observe(\.name).subscribe(with: owner) { _, _ in withExtendedLifetime(gate) {} }
    }

    let left = captured.values.count { $0.object != nil }

    #expect(left < 20)
  }

  @Test func `what an observer held may use the store when it goes`() {
    final class Farewell: Sendable {
      let store: Store<AppState>
      init(_ store: Store<AppState>) { self.store = store }
      deinit { store.dispatch(CountAction.increment) }
    }
    var farewell: Farewell? = Farewell(store)
    let subscription = store.observe(\.name).subscribe { [farewell] _ in
      withExtendedLifetime(farewell) {}
    }
    farewell = nil

    subscription.cancel()

    #expect(store.state.counter == 1)
  }

  @Test func `a stream of a store that has gone subscribes to nothing`() {
    var store: Store? = Store(initialState: AppState())
    let stream = store?.observe(\.counter)

    store = nil
    stream?.subscribe { [heard] in heard.hear($0) }.cancel()

    #expect(heard.values == [])
  }

  @Test func `a stream can be subscribed to many times`() {
    let doubled = store.observe(\.counter).map { $0 * 2 }

    doubled.subscribe { [heard] in heard.hear($0) }
    store.dispatch(CountAction.increment)
    doubled.subscribe { [heard] in heard.hear($0 + 100) }

    #expect(heard.values == [0, 2, 102])
  }
}
