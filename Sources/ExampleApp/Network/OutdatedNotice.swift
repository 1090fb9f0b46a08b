import Synchronization

/// Tells the app that the server refuses this version of it, whichever request finds out.
nonisolated final class OutdatedNotice: Sendable {
  private let report = Mutex<@Sendable () -> Void>({})

  /// Calls a closure with each such answer, in the task of the request and before that fails.
  func onReport(_ body: @escaping @Sendable () -> Void) { report.withLock { $0 = body } }

  func send() {
    let report = report.withLock { $0 }
    report()
  }
}
