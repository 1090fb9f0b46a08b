/// Records the actions of a store, and lets it show earlier moments; the module ReduxRecording has one.
///
/// Without a recorder, a store pays for no more than the question whether it has one.
package protocol StoreRecorder<State>: AnyObject, Sendable {
  associatedtype State: StateType

  /// Whether the store shows an earlier moment. Any thread may ask.
  var isTravelling: Bool { get }

  /// Called once, when the store is made. Like the functions below, it is called by the owner of the turns.
  func begin(_ store: any RecordedStore<State>)

  /// Returns whether an action is handled now. If not, the recorder holds it or drops it.
  func admits(_ action: any ActionType, in envelope: Envelope) -> Bool

  /// Records an action: `reduce` changes the state and returns the number of observers that `notify` then calls.
  func record(
    _ action: any ActionType, from source: ActionSource?, reduce: () -> Int, notify: () -> Void)

  /// Called once, when the store ends.
  func end()

  /// Returns an effect whose actions are known to be its own; `nil` if none may start now. Any thread may call it.
  func prepare<Part: Sendable>(_ effect: @escaping Effect<Part>) -> Effect<Part>?

  /// Waits while the store shows an earlier moment, unless the caller is cancelled.
  func waitForPresent() async
}

/// A store, as its recorder uses it.
///
/// Only the owner of the turns does, except for `perform(_:)`.
package protocol RecordedStore<State>: AnyObject, Sendable {
  associatedtype State: StateType

  /// The state after the last action.
  var current: State { get }

  /// Does work when its turn comes. Any thread may call it.
  func perform(_ work: @escaping @Sendable () -> Void)

  /// Replaces the state, and calls the observers of what has changed.
  func show(_ state: State)

  /// Handles an action that had to wait; what is dispatched meanwhile has the same source.
  func resume(_ action: any ActionType, in envelope: Envelope)
}

/// Returns an effect as a recorder wants it; `nil` if none may start now.
func prepare<State: Sendable>(
  _ effect: @escaping Effect<State>, for recorder: (any StoreRecorder)?
) -> Effect<State>? {
  guard let recorder else { return effect }
  return recorder.prepare(effect)
}
