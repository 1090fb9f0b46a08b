import Measuring
import Redux
import ReduxRecording

/// The cost of recording, and of going back in a recording.
enum Recordings {
  static var goals: [Goal] {
    [
      recording("recording an action", OneCell(), BenchAction.increment, nanoseconds: 30),
      recording(
        "recording an action, large state", CheckingState(), largeAction, nanoseconds: 30),
      recording(
        "recording an action with text", OneCell(), NoteAction.added("Open until nine o'clock"),
        nanoseconds: 3_000),
      Goal("a moment of 1,000,000 actions, large state", milliseconds: 16) { slowestMoment() },
    ]
  }

  private static var largeAction: any ActionType {
    ActiveAction.count
  }

  private static func recording<State: StateType>(
    _ name: String, _ state: State, _ action: any ActionType, nanoseconds: Double
  ) -> Goal {
    let plain = Store(initialState: state)
    let recorded = Store(initialState: state, recorder: Recorder(budget: 8 << 20))
    return Goal(
      name, nanoseconds: nanoseconds, for: 1,
      Benchmark(
        base: { for _ in 0..<$0 { plain.dispatch(action) } },
        subject: { for _ in 0..<$0 { recorded.dispatch(action) } }),
      beyond: { for _ in 0..<$0 { plain.dispatch(action) } })
  }

  /// Returns the longest time in milliseconds that it takes to find one of 200 moments.
  private static func slowestMoment() -> Double {
    let recorder = Recorder<CheckingState>(budget: 1 << 30)
    let store = Store(initialState: CheckingState(), recorder: recorder)
    let action = largeAction
    for _ in 0..<1_000_000 { store.dispatch(action) }
    guard let recording = recorder.recording, recording.numbers.count == 1_000_000 else {
      return .infinity
    }
    let clock = ContinuousClock()
    return stride(from: 4_999, through: 1_000_000, by: 5_000).map { moment in
      clock.measure { tally.pointee &+= recording.state(at: moment).features.a.d0.observed.a }
        / .milliseconds(1)
    }.max() ?? .infinity
  }
}

private enum NoteAction: ActionType {
  case added(String)
}
