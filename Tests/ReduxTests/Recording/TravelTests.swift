import Dispatch
import Redux
import ReduxRecording
import Testing

@Suite(.timeLimit(.minutes(30))) struct TravelTests {
  private let recorder = Recorder<AppState>()
  private let store: Store<AppState>

  init() {
    store = Store(initialState: AppState(), recorder: recorder)
    for number in 1...5 { store.dispatch(CountAction.set(number)) }
  }

  @Test func `the store shows the state of a moment, and returns to the present`() {
    let values = Received<Int>()
    store.observe(\.counter).subscribe { values.record($0) }

    store.travel(to: 2)
    #expect(store.isTraveling)
    #expect(store.state.counter == 2)
    store.travel(to: 0)
    store.returnToPresent()

    #expect(!store.isTraveling)
    #expect(values.values == [5, 2, 0, 5])
  }

  @Test(arguments: [(-3, 0), (99, 5)])
  func `a moment outside of the recording is the nearest one in it`(asked: Int, shown: Int) {
    store.travel(to: asked)

    #expect(recorder.travel?.moment == shown)
    #expect(store.state.counter == shown)
  }

  @Test func `actions are ignored and counted meanwhile, and no middleware gets them`() {
    let seen = Received<Int>()
    let recorder = Recorder<AppState>()
    let counting: Middleware<AppState> = { _, _ in
      { next in
        { action in
          seen.record(1)
          next(action)
        }
      }
    }
    let store = Store(initialState: AppState(), middleware: [counting], recorder: recorder)
    store.dispatch(CountAction.increment)

    store.travel(to: 0)
    for _ in 0..<3 { store.dispatch(CountAction.increment) }
    #expect(recorder.travel?.droppedCount == 3)
    #expect(store.state.counter == 0)
    store.returnToPresent()
    store.dispatch(CountAction.increment)

    #expect(store.state.counter == 2)
    #expect(seen.values.count == 2)
    #expect(recorder.recording?.numbers == 1..<3)
  }

  @Test func `what middleware passes on late waits for the return, behind that middleware`() {
    let late = Received<@Sendable () -> Void>()
    let recorder = Recorder<AppState>()
    let delaying: Middleware<AppState> = { _, _ in
      { next in { action in late.record { next(action) } } }
    }
    let store = Store(initialState: AppState(), middleware: [delaying], recorder: recorder)
    store.dispatch(CountAction.increment)

    store.travel(to: 0)
    late.values.forEach { $0() }
    #expect(store.state.counter == 0)
    #expect(recorder.travel?.heldCount == 1)
    store.returnToPresent()

    #expect(store.state.counter == 1)
    #expect(late.values.count == 1)
  }

  @Test func `what middleware dispatches late waits for the return, too`() {
    let late = Received<@Sendable () -> Void>()
    let recorder = Recorder<AppState>()
    let timing: Middleware<AppState> = { dispatch, _ in
      { next in
        { action in
          next(action)
          late.record { dispatch(CountAction.rename("ended")) }
        }
      }
    }
    let store = Store(initialState: AppState(), middleware: [timing], recorder: recorder)
    store.dispatch(CountAction.increment)

    store.travel(to: 0)
    late.values.first?()
    #expect(recorder.travel?.heldCount == 1)
    store.returnToPresent()

    #expect(store.state.name == "ended")
  }

  @Test func `no effect starts meanwhile`() async {
    let started = Received<Int>()
    let scope = EffectScope(store: store)

    store.travel(to: 1)
    await store.dispatch { _ in started.record(1) }.value
    await scope.run { _ in started.record(2) }.value
    store.returnToPresent()
    await scope.run { _ in started.record(3) }.value

    #expect(started.values == [3])
  }

  @Test func `the actions of running effects wait for the return`() async {
    let (departed, answered) = (Signal(), Signal())
    let task = store.dispatch { store in
      await departed.wait()
      store.dispatch(CountAction.load(.success(["answer"])))
      answered.send()
    }

    store.travel(to: 1)
    departed.send()
    await answered.wait()
    #expect(recorder.travel?.heldCount == 1)
    #expect(store.state.posts == .idle)
    store.returnToPresent()
    await task.value

    #expect(store.state.posts == .loaded(["answer"]))
    #expect(store.state.counter == 5)
  }

  @Test func `the answer that an effect dispatches in a callback waits for the return, too`() async
  {
    let (departed, answered) = (Signal(), Signal())
    let task = store.dispatch { store in
      await departed.wait()
      await withCheckedContinuation { done in
        DispatchQueue.global().async {
          store.dispatch(CountAction.load(.success(["answer"])))
          done.resume()
        }
      }
      answered.send()
    }

    store.travel(to: 1)
    departed.send()
    await answered.wait()
    #expect(recorder.travel?.heldCount == 1)
    store.returnToPresent()
    await task.value

    #expect(store.state.posts == .loaded(["answer"]))
  }

  @Test func `an observer may travel`() {
    store.observe(\.counter).subscribe { [store] in if $0 == 7 { store.travel(to: 3) } }

    store.dispatch(CountAction.set(7))

    #expect(store.state.counter == 3)
    #expect(recorder.recording?.numbers == 1..<7)
  }

  @Test func `a store without a recorder stays in the present`() {
    let store = Store(initialState: AppState())
    store.dispatch(CountAction.increment)

    store.travel(to: 0)
    store.returnToPresent()

    #expect(!store.isTraveling)
    #expect(store.state.counter == 1)
  }

  @Test func `what is held comes back before a new travel, with its source`() async throws {
    let (departed, answered) = (Signal(), Signal())
    let task = store.dispatch { store in
      await departed.wait()
      store.dispatch(CountAction.set(6))
      answered.send()
    }
    store.travel(to: 1)
    departed.send()
    await answered.wait()
    await task.value

    // The store is busy while it calls a new observer.
    store.observe(\.name).subscribe { [store] _ in
      store.returnToPresent()
      store.travel(to: 2)
    }

    let recording = try #require(recorder.recording)
    #expect(recording.numbers == 1..<7)
    #expect(recording[6].source == "effect")
    #expect(recording.state(at: 6).counter == 6)
    #expect(store.state.counter == 2)
  }

  @Test func `an effect that waits when travel begins starts after the return`() async {
    let clock = ManualClock()
    let started = Received<Int>()
    let scope = EffectScope(store: store, clock: clock)
    scope.run(.latest("search", after: .seconds(1))) { started.record($0.state.counter) }
    await clock.sleepers(1)

    store.travel(to: 1)
    clock.advance(by: .seconds(1))
    for _ in 0..<100 { await Task.yield() }
    #expect(started.values == [])
    store.returnToPresent()
    await scope.finished()

    #expect(started.values == [5])
  }

  @Test func `an effect that is canceled while it waits for the return never starts`() async {
    let clock = ManualClock()
    let scope = EffectScope(store: store, clock: clock)
    let task = scope.run(.latest("search", after: .seconds(1))) { _ in
      Issue.record("It started.")
    }
    await clock.sleepers(1)

    store.travel(to: 1)
    clock.advance(by: .seconds(1))
    task.cancel()
    await scope.finished()
    store.returnToPresent()
  }
}
