import Redux
import Testing

@Suite @MainActor struct MainStateStreamTests {
  let store = Store(initialState: AppState())
  let heard = Recorder<Int>()

  @Test func `subscribed on main, it hears the first value before subscribe returns`() {
    store.observeOnMain(\.counter).subscribe { [heard] in heard.hear($0) }

    #expect(heard.values == [0])
  }

  @Test func `an action dispatched on main is heard before dispatch returns`() {
    store.observeOnMain(\.counter).subscribe { [heard] in heard.hear($0) }

    store.dispatch(CountAction.increment)
    store.dispatch(CountAction.nothing)
    store.dispatch(CountAction.decrement)

    #expect(heard.values == [0, 1, 0])
  }

  @Test func `actions of another thread come by one hop that carries the newest value`() async {
    store.observeOnMain(\.counter).subscribe { [heard] in heard.hear($0) }

    onAnotherThread { [store] in for _ in 0..<1_000 { store.dispatch(CountAction.increment) } }
    #expect(heard.values == [0])
    await mainActorIsIdle()

    #expect(heard.values == [0, 1_000])
  }

  @Test func `a value that came back before the hop is not told`() async {
    store.observeOnMain(\.counter).subscribe { [heard] in heard.hear($0) }

    onAnotherThread { [store] in
      store.dispatch(CountAction.increment)
      store.dispatch(CountAction.decrement)
    }
    await mainActorIsIdle()

    #expect(heard.values == [0])
  }

  @Test func `subscribed off main, it hears the newest value by a hop`() async {
    onAnotherThread { [store, heard] in
      store.observeOnMain(\.counter).subscribe { [heard] in heard.hear($0) }
      store.dispatch(CountAction.set(7))
    }
    #expect(heard.values == [])
    await mainActorIsIdle()

    #expect(heard.values == [7])
  }

  @Test func `what an observer dispatches it hears after it has returned`() {
    let calls = Recorder<String>()
    store.observeOnMain(\.counter).subscribe { [unowned store] value in
      calls.hear("begin \(value)")
      if value < 2 { store.dispatch(CountAction.increment) }
      calls.hear("end \(value)")
    }

    #expect(calls.values == ["begin 0", "end 0", "begin 1", "end 1", "begin 2", "end 2"])
  }

  @Test func `a dispatch from the call of a hop follows when all observers were called`() async {
    let calls = Recorder<String>()
    store.observeOnMain(\.counter).subscribe { [unowned store] value in
      calls.hear("first \(value)")
      if value == 1 { store.dispatch(CountAction.set(2)) }
    }
    store.observeOnMain(\.counter).subscribe { calls.hear("second \($0)") }

    onAnotherThread { [store] in store.dispatch(CountAction.increment) }
    await mainActorIsIdle()

    #expect(
      calls.values == ["first 0", "second 0", "first 1", "second 1", "first 2", "second 2"])
  }

  @Test func `called while another thread is at work, it is still never in two calls at a time`() {
    let (began, goOn, ended) = (Gate(), Gate(), Gate())
    let calls = Recorder<String>()
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
      calls.hear("begin \(value)")
      if value == 1 {
        goOn.open()
        ended.pass()
        store.dispatch(CountAction.increment)
      }
      calls.hear("end \(value)")
    }

    #expect(calls.values == ["begin 1", "end 1", "begin 2", "end 2"])
  }

  @Test func `a slow observer has no backlog of what other threads dispatch meanwhile`() async {
    store.observeOnMain(\.counter).subscribe { [unowned store, heard] value in
      heard.hear(value)
      guard value == 1 else { return }
      onAnotherThread { for _ in 0..<1_000 { store.dispatch(CountAction.increment) } }
    }

    store.dispatch(CountAction.increment)
    await mainActorIsIdle()

    #expect(heard.values == [0, 1, 1_001])
  }

  @Test func `observers on and off main are called in the order of subscription`() {
    let calls = Recorder<String>()
    store.observeOnMain(\.counter).subscribe { calls.hear("a\($0)") }
    store.observe(\.counter).subscribe { calls.hear("b\($0)") }
    store.observeOnMain(\.name).subscribe { calls.hear("c\($0)") }
    store.observe(\.name).subscribe { calls.hear("d\($0)") }

    store.dispatch(CountAction.both(5))

    #expect(calls.values == ["a0", "b0", "c", "d", "a5", "b5", "c5", "d5"])
  }

  @Test func `several paths give one call with the values of one state`() {
    let pairs = Recorder<String>()
    store.observeOnMain(\.counter, \.name).subscribe { pairs.hear("\($0)|\($1)") }

    store.dispatch(CountAction.both(3))
    store.dispatch(CountAction.nothing)

    #expect(pairs.values == ["0|", "3|3"])
  }

  @Test func `a mapped stream does not call again for an equal result`() {
    let flags = Recorder<Bool>()
    store.observeOnMain(\.counter).map { $0 > 1 }.subscribe { flags.hear($0) }

    for _ in 0..<4 { store.dispatch(CountAction.increment) }

    #expect(flags.values == [false, true])
  }

  @Test func `cancelled before the hop, it hears nothing more`() async {
    let subscription = store.observeOnMain(\.counter).subscribe { [heard] in heard.hear($0) }

    onAnotherThread { [store] in store.dispatch(CountAction.increment) }
    subscription.cancel()
    await mainActorIsIdle()

    #expect(heard.values == [0])
  }

  @Test func `a subscription ends with its owner`() async {
    var owner: Recorder<Int>? = Recorder()
    let gone = Weak(owner)
    if let owner {
      store.observeOnMain(\.counter).subscribe(with: owner) {
        $0.hear($1)
        heard.hear($1)
      }
    }

    onAnotherThread { [store] in store.dispatch(CountAction.increment) }
    owner = nil
    await mainActorIsIdle()

    #expect(gone.object == nil)
    #expect(heard.values == [0])
    #expect(store.subscriptionCount == 0)
  }

  @Test func `an observer may subscribe and cancel inside its call`() {
    let subscriptions = Recorder<Subscription>()
    subscriptions.hear(
      store.observeOnMain(\.counter).subscribe { [unowned store, heard] value in
        heard.hear(value)
        guard value == 1 else { return }
        subscriptions.values.first?.cancel()
        store.observeOnMain(\.counter).subscribe { [heard] in heard.hear($0 * 10) }
      })

    store.dispatch(CountAction.increment)
    store.dispatch(CountAction.increment)

    #expect(heard.values == [0, 1, 10, 20])
  }
}
