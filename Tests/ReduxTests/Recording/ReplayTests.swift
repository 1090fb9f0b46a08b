import Redux
import Testing

/// A store that only shows a recording.
@Suite struct ReplayTests {
  private let recording = Recording(
    from: AppState(), (1...5).map { (CountAction.set($0), time: .seconds($0), source: nil) })

  @Test func `nothing is handled, not even what middleware dispatches when it is set up`() {
    let seen = Recorder<Int>()
    let starter: Middleware<AppState> = { dispatch, _ in
      dispatch(CountAction.increment)
      return { next in
        { action in
          seen.record(1)
          next(action)
        }
      }
    }
    let recorder = Redux.Recorder(replaying: recording)

    let store = Store(initialState: AppState(), middleware: [starter], recorder: recorder)
    store.dispatch(CountAction.increment)

    #expect(seen.values == [])
    #expect(recorder.travel?.droppedCount == 2)
    #expect(store.state.counter == 0)
  }

  @Test func `there is no present to return to`() {
    let store = Store(
      initialState: AppState(), recorder: Redux.Recorder(replaying: recording))
    store.travel(to: 3)

    store.returnToPresent()
    store.dispatch(CountAction.increment)

    #expect(store.isTravelling)
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
      let recorder = isReplaying ? Redux.Recorder(replaying: recording) : Redux.Recorder()
      let store = Store(initialState: AppState(), middleware: [middleware], recorder: recorder)
      store.dispatch(CountAction.increment)
      store.travel(to: 0)
    }

    held = nil

    #expect(gone.object == nil)
  }

  @Test func `a recording that is asked for a moment out of range says so`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Recording(from: AppState(), []).state(at: 7)
    }

    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("of the moments 0...0 was asked for 7. Check `moments` first."))
  }
}
