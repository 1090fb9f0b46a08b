import Testing

@testable import Redux

/// Records the thread on which it was reduced.
private struct PlaceState: StateType {
  var counter = 0
  var wasReducedOnMain: [Bool] = []

  mutating func reduce(_ action: any ActionType) {
    counter += 1
    wasReducedOnMain.append(MainDelivery.isOnMain)
  }
}

@Suite(.timeLimit(.minutes(30))) @MainActor struct MainReducingTests {
  let store = Store(initialState: AppState(), reducing: .main)

  @Test func `reducers run on main, whichever thread dispatches`() async {
    let store = Store(initialState: PlaceState(), reducing: .main)

    store.dispatch(CountAction.nothing)
    inThreads(2) { _ in store.dispatch(CountAction.nothing) }
    await mainActorIsIdle()

    #expect(store.state.wasReducedOnMain == [true, true, true])
  }

  @Test func `on main, an action is handled before dispatch returns`() {
    store.dispatch(CountAction.increment)

    #expect(store.state.counter == 1)
  }

  @Test func `off main, dispatch returns before its action is handled`() async {
    let counter = Guarded(-1)

    onAnotherThread { [store] in
      store.dispatch(CountAction.increment)
      counter.withLock { $0 = store.state.counter }
    }
    #expect(counter.withLock { $0 } == 0)
    await mainActorIsIdle()

    #expect(store.state.counter == 1)
  }

  @Test func `waiting actions of other threads are handled before the next one on main`() {
    onAnotherThread { [store] in for value in 0..<10 { store.dispatch(CountAction.log(value)) } }

    store.dispatch(CountAction.log(10))

    #expect(store.state.reduced == Array(0...10))
  }

  @Test func `an observer on main is called in the turn that changes the state`() async {
    let received = Received<Int>()
    store.observeOnMain(\.counter).subscribe { received.record($0) }

    onAnotherThread { [store] in store.dispatch(CountAction.increment) }
    // This task runs behind the one that handles the action, and before any that that starts.
    let values = await Task { @MainActor in received.values }.value

    #expect(store.state.counter == 1)
    #expect(values == [0, 1])
  }

  @Test func `an observer on main receives the newest value of other threads once`() async {
    let received = Received<Int>()
    store.observeOnMain(\.counter).subscribe { received.record($0) }

    onAnotherThread { [store] in for _ in 0..<100 { store.dispatch(CountAction.increment) } }
    await mainActorIsIdle()

    #expect(received.values == [0, 100])
  }

  @Test func `other observers are called on main with each value`() async {
    let received = Received<[Bool]>()
    store.observe(\.counter).subscribe { received.record([MainDelivery.isOnMain, $0 > 0]) }

    onAnotherThread { [store] in
      store.dispatch(CountAction.increment)
      store.dispatch(CountAction.increment)
    }
    await mainActorIsIdle()

    #expect(received.values == [[true, false], [true, true], [true, true]])
  }

  @Test func `subscribed off main, an observer receives the current value on main`() async {
    let received = Received<Int>()

    onAnotherThread { [store] in
      store.observe(\.counter).subscribe { received.record($0) }
      store.dispatch(CountAction.increment)
    }
    #expect(received.values == [])
    await mainActorIsIdle()

    #expect(received.values == [0, 1])
  }

  @Test func `middleware runs on main, and actions dispatched while it is set up wait`()
    async
  {
    let places = Received<Bool>()
    let seen = Received<CountAction>()
    let middleware: Middleware<AppState> = { dispatch, _ in
      dispatch(CountAction.log(1))
      return { next in
        { action in
          places.record(MainDelivery.isOnMain)
          if let action = action as? CountAction { seen.record(action) }
          next(action)
        }
      }
    }
    let made = Received<Store<AppState>>()
    onAnotherThread {
      made.record(Store(initialState: AppState(), middleware: [middleware], reducing: .main))
    }
    await mainActorIsIdle()

    #expect(made.values.map(\.state.reduced) == [[1]])
    #expect(seen.values == [.log(1)])
    #expect(places.values == [true])
  }

  @Test func `waiting actions are handled when the store goes, and then its middleware goes`() async
  {
    let seen = Received<CountAction>()
    let gone = Guarded(Weak<Gate>(nil))

    onAnotherThread {
      let captured = Gate()
      gone.withLock { $0 = Weak(captured) }
      let middleware: Middleware<AppState> = { _, _ in
        { next in
          { action in
            withExtendedLifetime(captured) {
              if let action = action as? CountAction { seen.record(action) }
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
