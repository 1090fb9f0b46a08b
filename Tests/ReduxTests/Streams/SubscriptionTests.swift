import Testing

@testable import Redux

@Suite(.timeLimit(.minutes(30))) struct SubscriptionTests {
  let store = Store(initialState: AppState())
  let received = Received<Int>()

  @Test func `releasing a subscription does not end it`() {
    _ = store.observe(\.counter).subscribe { [received] in received.record($0) }

    store.dispatch(CountAction.increment)

    #expect(received.values == [0, 1])
  }

  @Test func `no call begins on this thread after cancel has returned`() {
    let subscription = store.observe(\.counter).subscribe { [received] in received.record($0) }
    store.observe(\.counter).subscribe { [unowned store] value in
      if value < 5 { store.dispatch(CountAction.increment) }
      if value == 3 { subscription.cancel() }
    }

    #expect(received.values == [0, 1, 2, 3])
  }

  @Test func `canceled on another thread, an observer is not called any more`() {
    let subscription = store.observe(\.counter).subscribe { [received] in received.record($0) }

    onAnotherThread { subscription.cancel() }
    store.dispatch(CountAction.increment)

    #expect(received.values == [0])
  }

  @Test func `canceled before its first call, an observer is never called`() {
    store.observe(\.counter).subscribe { [unowned store, received] _ in
      onAnotherThread { store.observe(\.name).subscribe { _ in received.record(1) }.cancel() }
    }

    #expect(received.values == [])
    #expect(store.subscriptionCount == 1)
  }

  @Test func `an observer can cancel itself inside its call`() {
    let own = Guarded<Subscription?>(nil)
    let subscription = store.observe(\.counter).subscribe { value in
      received.record(value)
      if value == 1 { own.withLock { $0?.cancel() } }
    }
    own.withLock { $0 = subscription }

    store.dispatch(CountAction.increment)
    store.dispatch(CountAction.increment)

    #expect(received.values == [0, 1])
    #expect(store.subscriptionCount == 0)
  }

  @Test func `observers of one path, equal paths and several paths count one by one`() {
    store.observe(\.counter).subscribe { _ in }
    store.observe(\AppState.counter).subscribe { _ in }
    store.observe(\.counter, \.name).subscribe { _ in }
    let last = store.observe(\.doubled).subscribe { _ in }
    #expect(store.subscriptionCount == 4)

    last.cancel()

    #expect(store.subscriptionCount == 3)
  }

  @Test func `a path without observers can be observed again`() {
    store.observe(\.counter, \.name).subscribe { _, _ in }.cancel()
    store.dispatch(CountAction.set(8))

    store.observe(\.counter, \.name).subscribe { [received] in received.record($0 + $1.count) }
    store.dispatch(CountAction.rename("ab"))

    #expect(received.values == [8, 10])
  }

  @Test func `an owner that has gone receives nothing, nor does its map function`() {
    var owner: Received<Int>? = Received()
    if let owner {
      store.observe(\.counter).map { [received] in
        received.record($0)
        return $0
      }.subscribe(with: owner) { $0.record($1) }
    }

    owner = nil
    store.dispatch(CountAction.increment)

    #expect(received.values == [0])
  }

  @Test func `owners that come and go leave nothing behind on a path that never changes`() {
    let captured = Received<Weak<Gate>>()
    for _ in 0..<100 {
      let (owner, gate) = (Received<Int>(), Gate())
      captured.record(Weak(gate))
      store.observe(\.name).subscribe(with: owner) { _, _ in withExtendedLifetime(gate) {} }
    }

    let left = captured.values.count { $0.object != nil }

    #expect(left < 20)
  }

  @Test func `an object that an observer has held may use the store when it goes`() {
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

  @Test func `a stream whose store has gone calls no observer`() {
    var store: Store? = Store(initialState: AppState())
    let stream = store?.observe(\.counter)

    store = nil
    stream?.subscribe { [received] in received.record($0) }.cancel()

    #expect(received.values == [])
  }

  @Test func `a stream can be subscribed to many times`() {
    let doubled = store.observe(\.counter).map { $0 * 2 }

    doubled.subscribe { [received] in received.record($0) }
    store.dispatch(CountAction.increment)
    doubled.subscribe { [received] in received.record($0 + 100) }

    #expect(received.values == [0, 2, 102])
  }
}
