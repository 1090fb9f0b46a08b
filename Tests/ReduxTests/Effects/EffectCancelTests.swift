import Redux
import ReduxRecording
import Testing

/// Once an effect has been canceled, its actions change nothing.
@Suite(.timeLimit(.minutes(30))) struct EffectCancelTests {
  private struct PageState: StateType, Equatable {
    var page: DataState<Int> = .idle
    var events: [LoadAction<Int>] = []

    mutating func reduce(_ action: any ActionType) {
      guard case PageAction.load(let event) = action else { return }
      events.append(event)
      page.reduce(event)
    }
  }

  private enum PageAction: ActionType { case load(LoadAction<Int>) }

  /// A state that knows only actions with an address.
  private struct AddressedState: StateType {
    var events: [LoadAction<Int>] = []
    var address = 0

    mutating func reduce(_ action: any ActionType) {
      guard let addressed = action as? Addressed,
        case PageAction.load(let event) = addressed.action
      else { return }
      events.append(event)
      address = addressed.address
    }
  }

  private struct Addressed: ActionType {
    let action: any ActionType
    let address: Int
  }

  /// A store type of an app, which changes actions on their way.
  private struct PassingStore<State: StateType>: StoreType {
    private let store: Store<State>
    private let change: @Sendable (any ActionType) -> any ActionType

    init(
      _ store: Store<State>, _ change: @escaping @Sendable (any ActionType) -> any ActionType
    ) {
      self.store = store
      self.change = change
    }

    var access: StateAccess<State> { store.access }

    func dispatch(_ action: any ActionType) { store.dispatch(change(action)) }
  }

  /// Waits for the end of a task, and keeps this thread busy meanwhile.
  private func waitWithoutHandling(for task: Task<Void, Never>) {
    onAnotherThread {
      let end = Gate()
      Task.detached {
        await task.value
        end.open()
      }
      end.pass()
    }
  }

  @Test @MainActor func `an effect that is canceled as soon as it starts changes nothing`() async {
    let store = Store(initialState: AppState(), reducing: .main)
    let scope = EffectScope(store: store)

    for _ in 0..<5_000 {
      scope.run(.latest("a")) { $0.dispatch(CountAction.increment) }
      scope.cancel("a")
    }
    await scope.finished()
    await mainActorIsIdle()

    #expect(store.state.counter == 0)
  }

  /// Returns a load that is answered even after it was canceled.
  private func load(begun: Signal, answer: Signal) -> Effect<PageState> {
    effect(reporting: PageAction.load) { _ in
      begun.send()
      await Task { await answer.wait() }.value
      return 7
    }
  }

  @Test(arguments: [false, true])
  func `a success that comes after the cancellation is reported as a cancellation`(
    isRecorded: Bool
  ) async {
    let recorder = isRecorded ? Recorder<PageState>() : nil
    let store = Store(initialState: PageState(), recorder: recorder)
    let scope = EffectScope(store: store)
    let (begun, answer) = (Signal(), Signal())
    let task = scope.run(
      .latest("a"),
      load(begun: begun, answer: answer))
    await begun.wait()

    scope.cancel("a")
    answer.send()
    await task.value

    #expect(store.state.events == [.started, .failure(CancellationError())])
    #expect(store.state.page == .idle)
  }

  @Test @MainActor func `a success that waits for its turn becomes a cancellation`() async {
    let store = Store(initialState: PageState(), reducing: .main)
    let scope = EffectScope(store: store)
    let task = scope.run(.latest("a"), effect(reporting: PageAction.load) { _ in 7 })

    // The effect ends on another thread, while this one keeps the store from its actions.
    waitWithoutHandling(for: task)
    scope.cancel("a")
    await mainActorIsIdle()

    #expect(store.state.events == [.failure(CancellationError())])
    #expect(store.state.page == .idle)
  }

  @Test(arguments: [ReducingThread.dispatching, .main]) @MainActor
  func `a cancellation is reported before the next effect with the key starts`(
    reducing: ReducingThread
  ) async {
    let store = Store(initialState: PageState(), reducing: reducing)
    let scope = EffectScope(store: store)
    let (begun, answer, next) = (Signal(), Signal(), Signal())
    scope.run(
      .latest("a"),
      load(begun: begun, answer: answer))
    await begun.wait()
    store.observe(\.events).subscribe { events in
      guard events.last == .progress(0.5) else { return }
      // The store is busy, so the success waits in line, and the start of the next load behind it.
      scope.run(
        .latest("a"),
        effect(reporting: PageAction.load) { _ in
          next.send()
          await Signal().wait()
          return 8
        })
      answer.send()
      waitWithoutHandling(for: Task.detached { await next.wait() })
    }

    store.dispatch(PageAction.load(.progress(0.5)))
    await mainActorIsIdle()
    let state = store.state
    scope.cancel()
    await scope.finished()

    #expect(
      state.events == [.started, .progress(0.5), .failure(CancellationError()), .started])
    #expect(state.page.isLoading)
  }

  @Test func `a cancellation is reported in the place of an action that a tool holds back`() async {
    let store = Store(initialState: PageState(), recorder: Recorder<PageState>())
    let scope = EffectScope(store: store)
    let (begun, answer, go) = (Signal(), Signal(), Signal())
    let load = scope.run(
      .latest("a"),
      effect(reporting: PageAction.load) { _ in
        begun.send()
        await answer.wait()
        return 7
      })
    let next = scope.run(.latest("b")) { store in
      await go.wait()
      store.dispatch(PageAction.load(.started))
    }
    await begun.wait()
    store.travel(to: 0)
    answer.send()
    await load.value
    go.send()
    await next.value

    scope.cancel("a")
    store.returnToPresent()

    #expect(store.state.events == [.started, .failure(CancellationError()), .started])
  }

  @Test @MainActor func `a failure that waits for its turn becomes a cancellation`() async {
    let store = Store(initialState: PageState(), reducing: .main)
    let scope = EffectScope(store: store)
    let task = scope.run(
      .latest("a"), effect(reporting: PageAction.load) { _ in throw Failure(reason: "none") })

    // The effect ends on another thread, while this one keeps the store from its actions.
    waitWithoutHandling(for: task)
    scope.cancel("a")
    await mainActorIsIdle()

    #expect(store.state.events == [.failure(CancellationError())])
    #expect(store.state.page == .idle)
  }

  @Test(arguments: [false, true])
  func `an effect that is canceled between its dispatch and the action's turn changes nothing`(
    isRecorded: Bool
  ) async {
    let recorder = isRecorded ? Recorder<AppState>() : nil
    let store = Store(initialState: AppState(), recorder: recorder)
    let running = Received<EffectScope<AppState>>()
    let scope = EffectScope(
      store: PassingStore(store) { action in
        for scope in running.values { scope.cancel() }
        return action
      })
    running.record(scope)

    await scope.run { $0.dispatch(CountAction.increment) }.value

    #expect(store.state.counter == 0)
  }

  @Test(arguments: [ReducingThread.dispatching, .main]) @MainActor
  func `what an observer dispatches to another store isn't the effect's own`(
    reducing: ReducingThread
  ) async {
    let (store, other) = (
      Store(initialState: AppState()), Store(initialState: AppState(), reducing: reducing)
    )
    let scope = EffectScope(store: store)
    store.observe(\.counter).subscribe { [other] counter in
      guard counter == 1 else { return }
      other.dispatch(CountAction.increment)
      scope.cancel()
      other.dispatch(CountAction.increment)
    }

    waitWithoutHandling(for: scope.run { $0.dispatch(CountAction.increment) })
    await mainActorIsIdle()

    #expect(other.state.counter == 2)
  }

  @Test func `what an effect dispatches in an observer is its own`() async {
    let store = Store(initialState: AppState())
    let scope = EffectScope(store: store)
    let begun = Signal()
    let task = scope.run { own in
      own.observe(\.counter).subscribe { counter in
        guard counter == 1 else { return }
        own.dispatch(CountAction.log(1))
        scope.cancel()
        own.dispatch(CountAction.log(2))
      }
      begun.send()
      await Signal().wait()
    }
    await begun.wait()

    store.dispatch(CountAction.increment)
    await task.value

    #expect(store.state.reduced == [])
  }

  @Test @MainActor func `the report of a cancellation passes through the effect's own store`() async
  {
    let store = Store(initialState: AddressedState(), reducing: .main)
    let scope = EffectScope(store: PassingStore(store) { Addressed(action: $0, address: 7) })
    let task = scope.run(.every, effect(reporting: PageAction.load) { _ in 1 })

    waitWithoutHandling(for: task)
    scope.cancel()
    await mainActorIsIdle()

    #expect(store.state.events == [.failure(CancellationError())])
    #expect(store.state.address == 7)
  }

  @Test func `an action that carries a cancellation is handled, and no other`() async {
    let store = Store(initialState: PageState())
    let begun = Signal()
    let task = store.dispatch { store in
      store.dispatch(PageAction.load(.started))
      begun.send()
      try? await Task.sleep(for: .seconds(60))
      store.dispatch(PageAction.load(.progress(0.5)))
      store.dispatch(PageAction.load(.failure(CancellationError())))
    }
    await begun.wait()

    task.cancel()
    await task.value

    #expect(store.state.events == [.started, .failure(CancellationError())])
  }

  @Test func `an effect that a canceled one has started runs to its end`() async {
    let store = Store(initialState: AppState())
    let scope = EffectScope(store: store)
    let (begun, go) = (Signal(), Signal())
    let sending = Received<Task<Void, Never>>()
    let task = scope.run { store in
      sending.record(
        store.dispatch { store in
          await go.wait()
          store.dispatch(CountAction.increment)
        })
      begun.send()
    }
    await begun.wait()

    task.cancel()
    go.send()
    await sending.values.first?.value

    #expect(store.state.counter == 1)
  }

  @Test func `what an observer dispatches because of an effect isn't that effect's own`() async {
    let store = Store(initialState: AppState())
    let scope = EffectScope(store: store)
    store.observe(\.counter).subscribe { [weak store] counter in
      guard counter == 1 else { return }
      store?.dispatch(CountAction.log(1))
      scope.cancel()
    }

    await scope.run { $0.dispatch(CountAction.increment) }.value

    #expect(store.state.reduced == [1])
  }

  @Test func `an action that a tool holds back is dropped if its effect is canceled meanwhile`()
    async
  {
    let recorder = Recorder<AppState>()
    let store = Store(initialState: AppState(), recorder: recorder)
    let (departed, answered) = (Signal(), Signal())
    let task = store.dispatch { store in
      await departed.wait()
      store.dispatch(CountAction.increment)
      answered.send()
      await Signal().wait()
    }
    store.travel(to: 0)
    departed.send()
    await answered.wait()

    task.cancel()
    store.returnToPresent()

    #expect(recorder.travel == nil)
    #expect(store.state.counter == 0)
  }
}
