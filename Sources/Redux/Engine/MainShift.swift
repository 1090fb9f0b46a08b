import Dispatch

/// The rule for which thread handles what, and for how long the main thread works for others.
// NB: `@unchecked Sendable`: `delivery` is set once, before the store has observers.
final class MainShift: @unchecked Sendable {
  /// Calls the observers that wait for the main actor.
  weak var delivery: MainDelivery?
  private let thread: ReducingThread
  private let nanoseconds: UInt64
  private let hop = MainHop()

  init(_ thread: ReducingThread, nanoseconds: UInt64) {
    self.thread = thread
    self.nanoseconds = nanoseconds
  }

  /// Handles what waits for the main actor there, soon: first the actions, and then their observers.
  func hop(for turns: Turns) {
    hop.schedule { [self] in
      if thread == .main { turns.drainIfFree() }
      delivery?.callWaiting()
    }
  }

  /// Whether the caller's thread is one that handles messages of this store.
  @inline(__always)
  var mayWork: Bool { thread == .dispatching || MainQueue.isCurrent }

  /// Whether the caller may handle a message, or has to hand it over.
  ///
  /// The main thread handles what it has dispatched itself, and what others have for a limited time:
  /// `end`, which is 0 before, is set when it begins.
  // NB: not a `ContinuousClock.Instant?`, for which each action would take 5 ns more.
  func mayHandle(_ message: Mailbox.Message, until end: inout UInt64) -> Bool {
    guard thread == .dispatching, case .action(_, let envelope) = message,
      envelope.origin != currentThread(), MainQueue.isCurrent
    else { return true }
    let now = DispatchTime.now().uptimeNanoseconds
    if end == 0 { end = now + nanoseconds }
    return now < end
  }
}
