/// What a store with a recorder keeps besides.
// NB: `@unchecked Sendable`: `present` belongs to the thread that owns the store's mailbox.
final class Session<State: StateType>: @unchecked Sendable {
  /// What a store returns to after it has shown an earlier moment.
  struct Present {
    let state: State
    let chain: [Dispatch]
  }

  let recorder: Recorder<State>
  // NB: the recorder keeps the log. Not retaining that for each use saves 20 ns an action.
  private let unmanagedLog: Unmanaged<SessionLog>
  var present: Present?

  init(_ recorder: Recorder<State>) {
    self.recorder = recorder
    unmanagedLog = .passUnretained(recorder.log)
  }

  @inline(__always)
  func withLog<Result>(_ body: (SessionLog) -> Result) -> Result {
    unmanagedLog._withUnsafeGuaranteedRef(body)
  }
}
