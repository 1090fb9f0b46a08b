import Testing

@testable import Redux

@Suite(.timeLimit(.minutes(30))) @MainActor struct MainStateStreamTests {
  let store = Store(initialState: AppState())
  let received = Received<Int>()

  @Test func `subscribed on main, it receives the first value before subscribe returns`() {
    store.observeOnMain(\.counter).subscribe { [received] in received.record($0) }

    #expect(received.values == [0])
  }

  @Test func `after an action on main, it is called before dispatch returns`() {
    store.observeOnMain(\.counter).subscribe { [received] in received.record($0) }

    store.dispatch(CountAction.increment)
    store.dispatch(CountAction.nothing)
    store.dispatch(CountAction.decrement)

    #expect(received.values == [0, 1, 0])
  }

  @Test func `after actions of another thread, it receives the newest value by one hop`() async {
    store.observeOnMain(\.counter).subscribe { [received] in received.record($0) }

    onAnotherThread { [store] in for _ in 0..<1_000 { store.dispatch(CountAction.increment) } }
    #expect(received.values == [0])
    await mainActorIsIdle()

    #expect(received.values == [0, 1_000])
  }

  @Test func `it is not called if the old value is back before the hop`() async {
    store.observeOnMain(\.counter).subscribe { [received] in received.record($0) }

    onAnotherThread { [store] in
      store.dispatch(CountAction.increment)
      store.dispatch(CountAction.decrement)
    }
    await mainActorIsIdle()

    #expect(received.values == [0])
  }

  @Test func `subscribed off main, it receives the newest value by a hop`() async {
    onAnotherThread { [store, received] in
      store.observeOnMain(\.counter).subscribe { [received] in received.record($0) }
      store.dispatch(CountAction.set(7))
    }
    #expect(received.values == [])
    await mainActorIsIdle()

    #expect(received.values == [7])
  }

  @Test func `it is called for its own action after it has returned`() {
    let calls = Received<String>()
    store.observeOnMain(\.counter).subscribe { [unowned store] value in
      calls.record("begin \(value)")
      if value < 2 { store.dispatch(CountAction.increment) }
      calls.record("end \(value)")
    }

    #expect(calls.values == ["begin 0", "end 0", "begin 1", "end 1", "begin 2", "end 2"])
  }

  @Test func `a dispatch in the call of a hop follows after all observers`() async {
    let calls = Received<String>()
    store.observeOnMain(\.counter).subscribe { [unowned store] value in
      calls.record("first \(value)")
      if value == 1 { store.dispatch(CountAction.set(2)) }
    }
    store.observeOnMain(\.counter).subscribe { calls.record("second \($0)") }

    onAnotherThread { [store] in store.dispatch(CountAction.increment) }
    await mainActorIsIdle()

    #expect(
      calls.values == ["first 0", "second 0", "first 1", "second 1", "first 2", "second 2"])
  }

  @Test func `while another thread is at work, it is never in two calls at a time`() {
    let (began, goOn, ended) = (Gate(), Gate(), Gate())
    let calls = Received<String>()
    store.observe(\.counter).subscribe { value in
      guard value == 1 else { return }
      began.open()
      goOn.pass()
    }
    inBackground { [store] in
      store.dispatch(CountAction.increment)
      ended.open()
    }
    began.pass()

    store.observeOnMain(\.counter).subscribe { [unowned store] value in
      calls.record("begin \(value)")
      if value == 1 {
        goOn.open()
        ended.pass()
        store.dispatch(CountAction.increment)
      }
      calls.record("end \(value)")
    }

    #expect(calls.values == ["begin 1", "end 1", "begin 2", "end 2"])
  }

  @Test func `a slow observer builds up no backlog`() async {
    let store = Store(StoreEngine(AppState(), [], .dispatching, nanosecondsForOthers: .max / 2))
    store.observeOnMain(\.counter).subscribe { [unowned store, received] value in
      received.record(value)
      guard value == 1 else { return }
      onAnotherThread { for _ in 0..<1_000 { store.dispatch(CountAction.increment) } }
    }

    store.dispatch(CountAction.increment)
    await mainActorIsIdle()

    #expect(received.values == [0, 1, 1_001])
  }

  @Test func `observers on and off main are called in the order of subscription`() {
    let calls = Received<String>()
    store.observeOnMain(\.counter).subscribe { calls.record("a\($0)") }
    store.observe(\.counter).subscribe { calls.record("b\($0)") }
    store.observeOnMain(\.name).subscribe { calls.record("c\($0)") }
    store.observe(\.name).subscribe { calls.record("d\($0)") }

    store.dispatch(CountAction.both(5))

    #expect(calls.values == ["a0", "b0", "c", "d", "a5", "b5", "c5", "d5"])
  }

  @Test func `with several paths, it is called once with values of one state`() {
    let pairs = Received<String>()
    store.observeOnMain(\.counter, \.name).subscribe { pairs.record("\($0)|\($1)") }

    store.dispatch(CountAction.both(3))
    store.dispatch(CountAction.nothing)

    #expect(pairs.values == ["0|", "3|3"])
  }

  @Test func `a mapped stream does not call again for an equal result`() {
    let flags = Received<Bool>()
    store.observeOnMain(\.counter).map { $0 > 1 }.subscribe { flags.record($0) }

    for _ in 0..<4 { store.dispatch(CountAction.increment) }

    #expect(flags.values == [false, true])
  }

  @Test func `canceled before the hop, it is not called`() async {
    let subscription = store.observeOnMain(\.counter).subscribe { [received] in received.record($0)
    }

    onAnotherThread { [store] in store.dispatch(CountAction.increment) }
    subscription.cancel()
    await mainActorIsIdle()

    #expect(received.values == [0])
  }

  @Test func `a subscription ends with its owner`() async {
    var owner: Received<Int>? = Received()
    let gone = Weak(owner)
    if let owner {
      store.observeOnMain(\.counter).subscribe(with: owner) {
        $0.record($1)
        received.record($1)
      }
    }

    onAnotherThread { [store] in store.dispatch(CountAction.increment) }
    owner = nil
    await mainActorIsIdle()

    #expect(gone.object == nil)
    #expect(received.values == [0])
    #expect(store.subscriptionCount == 0)
  }

  @Test func `an observer may subscribe and cancel inside its call`() {
    let subscriptions = Received<Subscription>()
    subscriptions.record(
      store.observeOnMain(\.counter).subscribe { [unowned store, received] value in
        received.record(value)
        guard value == 1 else { return }
        subscriptions.values.first?.cancel()
        store.observeOnMain(\.counter).subscribe { [received] in received.record($0 * 10) }
      })

    store.dispatch(CountAction.increment)
    store.dispatch(CountAction.increment)

    #expect(received.values == [0, 1, 10, 20])
  }
}
