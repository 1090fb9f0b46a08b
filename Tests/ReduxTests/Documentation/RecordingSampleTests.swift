import Redux
import ReduxRecording
import Testing

/// The code of the page on recordings.
@Suite(.timeLimit(.minutes(30))) struct RecordingSampleTests {
  @Test func `a recorder knows each moment, and a store shows it`() {
    let recorder = Recorder<AppState>()
    let store = Store(initialState: AppState(), recorder: recorder)
    for _ in 1...12 { store.dispatch(CountAction.increment) }

    // The state after the tenth action.
    let tenth = recorder.recording?.state(at: 10)
    // The app shows it, and then the present again.
    store.travel(to: 10)
    store.returnToPresent()

    #expect(tenth?.counter == 10)
    #expect(store.state.counter == 12)
  }
}
