/// What a store with a recorder keeps besides.
// NB: `@unchecked Sendable`: both variables belong to the thread that owns the store's mailbox.
final class Session<State: StateType>: @unchecked Sendable {
  /// What a store returns to after it has shown an earlier moment.
  struct Present {
    let state: State
    let chain: [Dispatch]
  }

  let recorder: Recorder<State>
  /// What dispatched the action that is being handled.
  var source: ActionSource?
  var present: Present?

  init(_ recorder: Recorder<State>) { self.recorder = recorder }
}
