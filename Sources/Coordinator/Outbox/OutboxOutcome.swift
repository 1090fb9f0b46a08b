public import Redux

/// The outcome of sending a change, as the app reads it from the server's answer.
public enum OutboxOutcome<Change: OutboxChange>: Sendable {
  /// The server has the change. An action, if any, is dispatched first, so nothing is missing meanwhile.
  ///
  /// For an optimistic change whose refusal needs no list, it is also the way to undo it.
  case done((any ActionType)? = nil)
  /// Another attempt may help, after the time that the server asks for, if it does.
  ///
  /// Say that it can't have arrived only if the server said so, or was never reached: then the user may still
  /// edit the change.
  case again(Change.Reason, after: Duration? = nil, mayHaveArrived: Bool = true)
  /// The server no longer knows who is signed in.
  case needsSignIn(Change.Reason)
  /// No other attempt helps.
  case refused(Change.Reason)
  /// The server has something newer, as the statuses 409 and 412 say.
  case conflict(Change.Reason)
}
