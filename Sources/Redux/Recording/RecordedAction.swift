/// An action that a store has handled, and what is known about it.
public struct RecordedAction: Sendable {
  /// The action.
  public let action: any ActionType

  // NB: these are smaller than the values below: a recording keeps a million of them.
  let origin: ActionSource?
  let nanoseconds: Int64
  var workNanoseconds: UInt32 = 0
  let calls: UInt32

  /// The source that dispatched it, such as a screen, a link or an effect; `nil` if nothing gave its name.
  public var source: String? { origin?.name }

  /// The time since the recording began.
  ///
  /// On Linux it is exact to about 4 ms.
  public var time: Duration { .nanoseconds(nanoseconds) }

  /// The time that the reducer and the observers took; zero unless the recorder measures it.
  public var duration: Duration { .nanoseconds(Int64(workNanoseconds)) }

  /// The number of observers that were called.
  public var observerCount: Int { Int(calls) }
}
