import Testing

@testable import Redux

/// Remembers where it was reduced.
private struct PlaceState: StateType {
  var counter = 0
  var wasReducedOnMain: [Bool] = []

  mutating func reduce(_ action: any ActionType) {
    counter += 1
    wasReducedOnMain.append(MainQueue.isCurrent)
  }
}

@Suite @MainActor struct MainReducingTests {
  let store = Store(initialState: AppState(), reducing: .main)

  @Test func `reducers run on main whoever dispatches`() async {
    let store = Store(initialState: PlaceState(), reducing: .main)

    store.dispatch(CountAction.nothing)
    inThreads(2) { _ in store.dispatch(CountAction.nothing) }
    await mainActorIsIdle()

    #expect(store.state.wasReducedOnMain == [true, true, true])
  }

  @Test func `on main, an action is done before dispatch returns`() {
    store.dispatch(CountAction.increment)

    #expect(store.state.counter == 1)
  }

  @Test func `off main, dispatch returns before its action is done`() async {
    let counter = Guarded(-1)

    onAnotherThread { [store] in
      store.dispatch(CountAction.increment)
      counter.withLock { $0 = store.state.counter }
    }
    #expect(counter.withLock { $0 } == 0)
    await mainActorIsIdle()

    #expect(store.state.counter == 1)
  }

  @Test func `what waits from other threads is done before what main dispatches next`() {
    onAnotherThread { [store] in for value in 0..<10 { store.dispatch(CountAction.log(value)) } }

    store.dispatch(CountAction.log(10))

    #expect(store.state.reduced == Array(0...10))
  }

  @Test func `what other threads dispatch reaches an observer on main once, as the newest`() async {
    let heard = Recorder<Int>()
    store.observeOnMain(\.counter).subscribe { heard.hear($0) }

    onAnotherThread { [store] in for _ in 0..<100 { store.dispatch(CountAction.increment) } }
    await mainActorIsIdle()

    #expect(heard.values == [0, 100])
  }

  @Test func `other observers are called on main with each value`() async {
    let heard = Recorder<[Bool]>()
    store.observe(\.counter).subscribe { heard.hear([MainQueue.isCurrent, $0 > 0]) }

    onAnotherThread { [store] in
      store.dispatch(CountAction.increment)
      store.dispatch(CountAction.increment)
    }
    await mainActorIsIdle()

    #expect(heard.values == [[true, false], [true, true], [true, true]])
  }

  @Test func `subscribed off main, an observer hears the current value on main`() async {
    let heard = Recorder<Int>()

    onAnotherThread { [store] in
      store.observe(\.counter).subscribe { heard.hear($0) }
      store.dispatch(CountAction.increment)
    }
    #expect(heard.values == [])
    await mainActorIsIdle()

    #expect(heard.values == [0, 1])
  }

  @Test func `middleware runs on main, and what it dispatches while set up waits for the chain`()
    async
  {
    let places = Recorder<Bool>()
    let seen = Recorder<CountAction>()
    let middleware: Middleware<AppState> = { dispatch, _ in
      dispatch(CountAction.log(1))
      return { next in
        { action in
          places.hear(MainQueue.isCurrent)
          if let action = action as? CountAction { seen.hear(action) }
          next(action)
        }
      }
    }
    let made = Recorder<Store<AppState>>()
    onAnotherThread {
      made.hear(Store(initialState: AppState(), middleware: [middleware], reducing: .main))
    }
    await mainActorIsIdle()

    #expect(made.values.map(\.state.reduced) == [[1]])
    #expect(seen.values == [.log(1)])
    #expect(places.values == [true])
  }

  @Test func `actions that wait when the store goes are done, and then its middleware goes`() async
  {
    let seen = Recorder<CountAction>()
    let gone = Guarded(Weak<Gate>(nil))

    onAnotherThread {
      let captured = Gate()
      gone.withLock { $0 = Weak(captured) }
      let middleware: Middleware<AppState> = { _, _ in
        { next in
          { action in
            withExtendedLifetime(captured) {
              if let action = action as? CountAction { seen.hear(action) }
            }
            next(action)
          }
        }
      }
      let store = Store(initialState: AppState(), middleware: [middleware], reducing: .main)
      store.dispatch(CountAction.increment)
      store.dispatch(CountAction.decrement)
    }
    await mainActorIsIdle()

    #expect(seen.values == [.increment, .decrement])
    #expect(gone.withLock { $0.object } == nil)
  }
}
