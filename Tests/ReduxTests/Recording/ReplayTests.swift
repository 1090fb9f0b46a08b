import Redux
import ReduxRecording
import Testing

/// A store that only shows a recording.
@Suite(.timeLimit(.minutes(30))) struct ReplayTests {
  private let recording = Recording(
    from: AppState(), (1...5).map { (CountAction.set($0), time: .seconds($0), source: nil) })

  @Test func `nothing is handled, not even what middleware dispatches when it is set up`() {
    let seen = Received<Int>()
    let starter: Middleware<AppState> = { dispatch, _ in
      dispatch(CountAction.increment)
      return { next in
        { action in
          seen.record(1)
          next(action)
        }
      }
    }
    let recorder = Recorder(replaying: recording)

    let store = Store(initialState: AppState(), middleware: [starter], recorder: recorder)
    store.dispatch(CountAction.increment)

    #expect(seen.values == [])
    #expect(recorder.travel?.droppedCount == 2)
    #expect(store.state.counter == 0)
  }

  @Test func `there is no present to return to`() {
    let store = Store(
      initialState: AppState(), recorder: Recorder(replaying: recording))
    store.travel(to: 3)

    store.returnToPresent()
    store.dispatch(CountAction.increment)

    #expect(store.isTraveling)
    #expect(store.state.counter == 3)
  }

  @Test(arguments: [false, true])
  func `a store that ends in the past is freed, with its middleware`(isReplaying: Bool) {
    final class Held: Sendable {}
    var held: Held? = Held()
    let gone = Weak(held)
    do {
      let middleware: Middleware<AppState> = { [held] dispatch, _ in
        { next in { action in withExtendedLifetime((held, dispatch)) { next(action) } } }
      }
      let recorder = isReplaying ? Recorder(replaying: recording) : Recorder()
      let store = Store(initialState: AppState(), middleware: [middleware], recorder: recorder)
      store.dispatch(CountAction.increment)
      store.travel(to: 0)
    }

    held = nil

    #expect(gone.object == nil)
  }

  #if !os(iOS)
    @Test func `a recording that is asked for a moment out of range says so`() async throws {
      let result = try await #require(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        _ = Recording(from: AppState(), []).state(at: 7)
      }

      let message = String(decoding: result.standardErrorContent, as: UTF8.self)
      #expect(message.contains("of the moments 0...0 was asked for 7. Check `moments` first."))
    }
  #endif

  @Test func `a recording of given actions has their times and sources`() {
    let actions = (1...10).map { (CountAction.set($0), Duration.seconds($0)) }
    let recording = Recording(
      from: AppState(), actions.map { (action: $0, time: $1, source: "test") })
    let store = Store(initialState: AppState(), recorder: Recorder(replaying: recording))

    store.travel(to: 4)
    store.dispatch(CountAction.set(100))

    #expect(store.isTraveling)
    #expect(store.state.counter == 4)
    #expect(recording[4].source == "test" && recording[4].time == .seconds(4))
    #expect(recording.moments == 0...10)
  }
}
