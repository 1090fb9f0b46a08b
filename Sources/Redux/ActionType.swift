/// An event that may change the state.
///
/// Conform an enum to it, with one case for each thing that a person, a server or a timer can do.
/// Actions cross threads, so they are `Sendable`. They say what happened, not how the state changes
/// because of it: that is for the reducer to decide.
public protocol ActionType: Sendable {}

/// The action of a feature without events of its own, such as those that a generic action adds to others.
extension Never: ActionType {}
