import Foundation
import Synchronization

/// Runs a closure on a number of threads together, and waits for them.
func inThreads(_ count: Int, _ body: @escaping @Sendable () -> Void) {
  let group = DispatchGroup()
  for _ in 0..<count {
    group.enter()
    Thread.detachNewThread {
      body()
      group.leave()
    }
  }
  group.wait()
}

/// A closure that runs on its own thread.
final class Worker: Sendable {
  private let isDone = Atomic(false)

  init(_ body: @escaping @Sendable () -> Void) {
    Thread.detachNewThread { [self] in
      body()
      isDone.store(true, ordering: .releasing)
    }
  }

  var isRunning: Bool { !isDone.load(ordering: .acquiring) }
}
