/// The data that goes along with an action on its way through the store.
///
/// It is the same in the mailbox, from one middleware to the next, and while the action is held.
// NB: why the action isn't in it: to copy that into an envelope takes 10 of 46 ns.
package struct Envelope: Sendable {
  /// The thread that dispatched the action.
  let origin: UInt
  /// The source that dispatched it, if that is recorded.
  let source: ActionSource?
  /// The number of middleware that it has passed.
  var position = 0
  /// Whether middleware has dispatched it.
  var isFromMiddleware = false

  /// Whether the action waits while the store shows an earlier moment, instead of being dropped.
  ///
  /// Work that began in the present waits: the work of effects, and what middleware dispatches or passes on
  /// late, such as by a timer. So does what the system says of windows.
  package var isHeld: Bool { position > 0 || isFromMiddleware || source?.isHeld == true }

  /// Returns the envelope behind the middleware that has it now, of an action from a source.
  func passedOn(from source: ActionSource?) -> Envelope {
    Envelope(origin: origin, source: source, position: position + 1)
  }
}
