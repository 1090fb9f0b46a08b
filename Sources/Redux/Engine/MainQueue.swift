import Dispatch
import Synchronization

/// The queue of the main actor.
enum MainQueue {
  private static let mark: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  /// Whether the caller runs on this queue, and so on the main actor.
  ///
  /// It may not be the main thread: on Linux `dispatchMain()` gives the queue another one.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) != nil }
}

/// Work for the main actor, which is done once for all requests before it begins.
final class MainHop: Sendable {
  private let isScheduled = Atomic(false)

  /// Does work soon on the main actor, unless it is on its way.
  func schedule(_ work: @escaping @MainActor @Sendable () -> Void) {
    guard !isScheduled.exchange(true, ordering: .sequentiallyConsistent) else { return }
    Task { @MainActor in
      isScheduled.store(false, ordering: .sequentiallyConsistent)
      work()
    }
  }
}
