import Testing

@testable import Redux

@Suite(.timeLimit(.minutes(30))) struct StoreTests {
  let store = Store(initialState: AppState())

  @Test func `an action changes the state before dispatch returns`() {
    store.dispatch(CountAction.increment)
    store.dispatch(CountAction.set(41))
    store.dispatch(CountAction.increment)

    #expect(store.state == AppState(counter: 42))
  }

  @Test func `an observer receives the current value first, then each distinct one`() {
    let received = Received<Int>()
    store.dispatch(CountAction.increment)

    store.observe(\.counter).subscribe { received.record($0) }
    store.dispatch(CountAction.increment)
    store.dispatch(CountAction.nothing)
    store.dispatch(CountAction.set(2))
    store.dispatch(CountAction.decrement)

    #expect(received.values == [1, 2, 1])
  }

  @Test func `a computed path is observed like a stored one`() {
    let received = Received<Int>()

    store.observe(\.doubled).subscribe { received.record($0) }
    store.dispatch(CountAction.increment)
    store.dispatch(CountAction.rename("other"))

    #expect(received.values == [0, 2])
  }

  @Test func `a canceled observer is not called`() {
    let received = Received<Int>()
    let subscription = store.observe(\.counter).subscribe { received.record($0) }

    subscription.cancel()
    subscription.cancel()
    store.dispatch(CountAction.increment)

    #expect(received.values == [0])
    #expect(store.subscriptionCount == 0)
  }

  @Test func `observers are called in the order of subscription, whatever they observe`() {
    let calls = Received<String>()
    store.observe(\.counter).subscribe { calls.record("a\($0)") }
    store.observe(\.name).subscribe { calls.record("b\($0)") }
    store.observe(\.counter).subscribe { calls.record("c\($0)") }
    store.observe(\.counter, \.name).subscribe { calls.record("d\($0)\($1)") }
    store.observe(\.name).subscribe { calls.record("e\($0)") }

    store.dispatch(CountAction.both(7))

    #expect(calls.values == ["a0", "b", "c0", "d0", "e", "a7", "b7", "c7", "d77", "e7"])
  }

  @Test func `an observer of several paths is called once per action, with values of one state`() {
    let received = Received<[String]>()
    store.observe(\.counter, \.name, \.doubled).subscribe {
      received.record(["\($0)", $1, "\($2)"])
    }

    store.dispatch(CountAction.both(3))
    store.dispatch(CountAction.nothing)
    store.dispatch(CountAction.rename("x"))

    #expect(received.values == [["0", "", "0"], ["3", "3", "6"], ["3", "x", "6"]])
  }

  @Test @MainActor func `any number of paths can be observed in a closure of one expression`() {
    let received = Received<Int>()
    let receive = { @Sendable in received.record($0) }
    store.observe(\.counter, \.name).subscribe { receive($0 + $1.count) }
    store.observeOnMain(\.counter, \.name).subscribe { receive($0 + $1.count + 10) }
    store.observe(\.counter, \.name, \.doubled).subscribe { receive($0 + $1.count + $2 + 20) }
    store.observeOnMain(\.counter, \.name, \.doubled).subscribe { receive($0 + $1.count + $2 + 30) }
    store.observe(\.counter, \.name, \.doubled, \.reduced)
      .subscribe { receive($0 + $1.count + $2 + $3.count + 40) }
    store.observeOnMain(\.counter, \.name, \.doubled, \.reduced)
      .subscribe { receive($0 + $1.count + $2 + $3.count + 50) }
    store.observe(\.counter, \.name, \.doubled, \.reduced, \.self).subscribe {
      receive($4.counter + 60)
    }
    store.observeOnMain(\.counter, \.name, \.doubled, \.reduced, \.self)
      .subscribe { receive($4.counter + 70) }

    store.dispatch(CountAction.both(1))

    #expect(received.values == [0, 10, 20, 30, 40, 50, 60, 70, 2, 12, 24, 34, 44, 54, 61, 71])
  }

  @Test func `an action that an observer dispatches follows the current one`() {
    let received = Received<Int>()
    store.observe(\.counter).subscribe { [unowned store] in
      if $0 == 1 {
        store.dispatch(CountAction.set(10))
        store.dispatch(CountAction.set(20))
      }
    }
    store.observe(\.counter).subscribe { received.record($0) }

    store.dispatch(CountAction.increment)

    #expect(received.values == [0, 1, 10, 20])
  }

  @Test func `a long chain of actions does not grow the stack`() {
    store.observe(\.counter).subscribe { [unowned store] in
      if $0 > 0, $0 < 100_000 { store.dispatch(CountAction.increment) }
    }

    store.dispatch(CountAction.increment)

    #expect(store.state.counter == 100_000)
  }

  @Test func `an observer that subscribes inside a call receives the current value`() {
    let received = Received<Int>()
    store.observe(\.counter).subscribe { [unowned store] in
      if $0 == 1 { store.observe(\.counter).subscribe { received.record($0) } }
    }

    store.dispatch(CountAction.increment)
    store.dispatch(CountAction.increment)

    #expect(received.values == [1, 2])
  }

  @Test func `an observer that another one cancels is not called any more`() {
    let received = Received<Int>()
    let second = Guarded<Subscription?>(nil)
    store.observe(\.counter).subscribe { if $0 == 1 { second.withLock { $0?.cancel() } } }
    let subscription = store.observe(\.counter).subscribe { received.record($0) }
    second.withLock { $0 = subscription }

    store.dispatch(CountAction.increment)

    #expect(received.values == [0])
  }

  @Test func `a subscription ends with its owner, and keeps nothing alive`() {
    var owner: Received<Int>? = Received()
    let gone = Weak(owner)
    if let owner { store.observe(\.counter).subscribe(with: owner) { $0.record($1) } }
    #expect(store.subscriptionCount == 1)

    owner = nil
    store.dispatch(CountAction.increment)

    #expect(gone.object == nil)
    #expect(store.subscriptionCount == 0)
  }

  @Test func `a subscription does not keep the store alive`() {
    var store: Store? = Store(initialState: AppState())
    let gone = Weak(store)
    let subscription = store?.observe(\.counter).subscribe { _ in }

    store = nil
    subscription?.cancel()

    #expect(gone.object == nil)
  }

  @Test func `a mapped stream does not call again for an equal result`() {
    let received = Received<Bool>()
    store.observe(\.counter).map { $0 > 1 }.subscribe { received.record($0) }

    for _ in 0..<4 { store.dispatch(CountAction.increment) }

    #expect(received.values == [false, true])
  }

  @Test func `an action creator chooses an action from the state`() {
    store.dispatch(CountAction.set(5))
    store.dispatch { state, _ in state.counter > 3 ? CountAction.set(state.counter * 2) : nil }
    store.dispatch { state, _ in state.counter > 100 ? CountAction.increment : nil }

    #expect(store.state.counter == 10)
  }

  @Test func `an effect dispatches its start and its outcome`() async {
    let received = Received<DataState<[String]>>()
    store.observe(\.posts).subscribe { received.record($0) }

    await store.dispatch { store in
      store.dispatch(CountAction.load(.started))
      store.dispatch(CountAction.load(.progress(0.5)))
      store.dispatch(CountAction.load(.success(["a"])))
      store.dispatch(CountAction.load(.started))
      store.dispatch(CountAction.load(.failure(Failure(reason: "offline"))))
    }.value

    #expect(
      received.values == [
        .idle, .loading(), .loading(progress: 0.5), .loaded(["a"]), .loading(previous: ["a"]),
        .failed(Failure(reason: "offline"), previous: ["a"]),
      ])
  }
}
