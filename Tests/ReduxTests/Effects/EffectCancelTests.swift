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
      effect(reporting: PageAction.load) { _ in
        begun.send()
        await Task { await answer.wait() }.value
        return 7
      })
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
    onAnotherThread {
      let end = Gate()
      Task.detached {
        await task.value
        end.open()
      }
      end.pass()
    }
    scope.cancel("a")
    await mainActorIsIdle()

    #expect(store.state.events == [.failure(CancellationError())])
    #expect(store.state.page == .idle)
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
