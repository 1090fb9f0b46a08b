/// Says what happened.
///
/// Conform an enum of events to it, one case for each thing a person, a server or a timer can do.
/// Actions cross threads, so they are `Sendable`; they carry what happened, never how state
/// changes because of it, which is the reducer's to decide.
public protocol ActionType: Sendable {}
