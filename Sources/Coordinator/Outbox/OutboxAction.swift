public import Foundation
public import Redux

/// The events of an outbox.
public enum OutboxAction<Change: OutboxChange>: ActionType, Codable, Equatable {
  /// The user made a change.
  case added(PendingChange<Change>)
  /// The user replaced a change by another with a new identity, which takes its place in the order.
  ///
  /// It is ignored for a change that can't be replaced; see ``PendingChange/canBeReplaced``.
  case edited(PendingChange<Change>.ID, PendingChange<Change>)
  /// The user wants a change to be tried now, with the same identity.
  case retried(PendingChange<Change>.ID)
  /// The user gave a change up, wherever it is. The server has it if it has arrived already.
  case discarded(PendingChange<Change>.ID)
  /// An account signed in, or nobody is signed in any longer.
  case accountChanged(String?)
  /// An account signed out for good: its changes are discarded.
  case accountForgotten(String)

  // What follows is dispatched by the sender.

  /// The user is told that changes were dropped.
  case droppedSeen
  /// A change is about to be sent, unless the server may have forgotten an earlier attempt by now.
  case started(PendingChange<Change>.ID, at: Date)
  /// Nothing was sent after all, because the account has changed.
  case returned(PendingChange<Change>.ID)
  /// The sending of a change has no effect any more, such as after a tool went on from an earlier moment.
  case interrupted(PendingChange<Change>.ID)
  /// The server has the change.
  case succeeded(PendingChange<Change>.ID)
  /// The change is tried again after a pause.
  case postponed(
    PendingChange<Change>.ID, Change.Reason, after: OutboxPause, mayHaveArrived: Bool)
  /// The change is kept until its account signs in.
  case held(PendingChange<Change>.ID, Change.Reason)
  /// The server won't take the change.
  case refused(PendingChange<Change>.ID, Change.Reason)
  /// The server has something newer.
  case conflicted(PendingChange<Change>.ID, Change.Reason)
}
