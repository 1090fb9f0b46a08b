public import Redux

/// An action that a store has handled, and what is known about it.
public struct RecordedAction: Sendable {
  /// The action.
  public let action: any ActionType

  // NB: these are smaller than the values below: a recording keeps a million of them.
  let origin: ActionSource?
  let nanoseconds: Int64
  var work = CompactDuration()
  let calls: UInt32

  /// The source that dispatched it, such as a screen, a link or an effect; `nil` if nothing gave its name.
  public var source: String? { origin?.name }

  /// Whether a running effect dispatched it, rather than the user or the system.
  package var isFromEffect: Bool { origin?.effect != nil }

  /// The time since the recording began.
  ///
  /// On Linux it is exact to about 4 ms.
  public var time: Duration { .nanoseconds(nanoseconds) }

  /// The time that the reducer and the observers took; zero unless the recorder measures it.
  public var duration: Duration { .nanoseconds(work.nanoseconds) }

  /// The number of observers that were called.
  public var observerCount: Int { Int(calls) }
}

/// A duration in four bytes: exact up to two seconds, and in milliseconds up to twenty-four days.
struct CompactDuration: Sendable {
  private static let isInMilliseconds: UInt32 = 1 << 31
  private static let nanosecondsPerMillisecond: Int64 = 1_000_000
  private var bits: UInt32 = 0

  init(nanoseconds: Int64 = 0) {
    if nanoseconds < Int64(Self.isInMilliseconds) {
      bits = UInt32(max(0, nanoseconds))
    } else {
      let milliseconds = nanoseconds / Self.nanosecondsPerMillisecond
      bits = UInt32(min(milliseconds, Int64(Self.isInMilliseconds) - 1)) | Self.isInMilliseconds
    }
  }

  var nanoseconds: Int64 {
    guard bits & Self.isInMilliseconds != 0 else { return Int64(bits) }
    return Int64(bits & ~Self.isInMilliseconds) * Self.nanosecondsPerMillisecond
  }
}
