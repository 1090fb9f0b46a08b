import Foundation
import Synchronization

/// Runs a closure on a number of threads, which all begin at the same moment, and waits for them.
func inThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
  let (arrival, end) = (DispatchGroup(), DispatchGroup())
  for _ in 0..<count {
    arrival.enter()
    end.enter()
  }
  for index in 0..<count {
    Thread.detachNewThread {
      arrival.leave()
      arrival.wait()
      body(index)
      end.leave()
    }
  }
  end.wait()
}

/// Runs a closure on another thread and waits for it.
func onAnotherThread(_ body: @escaping @Sendable () -> Void) { inThreads(1) { _ in body() } }

/// Waits until the main actor has run the tasks that were waiting for it.
@MainActor func mainActorIsIdle() async {
  // Once for the tasks that wait now, once more for those that they start.
  for _ in 0..<2 { await Task { @MainActor in }.value }
}

/// Lets a thread wait until another one opens it.
final class Gate: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)

  func open() { semaphore.signal() }

  func pass() { semaphore.wait() }
}

/// Starts a closure on another thread.
func inBackground(_ body: @escaping @Sendable () -> Void) { Thread.detachNewThread(body) }

/// A barrier at which threads meet again and again.
final class Barrier: Sendable {
  private let threads: Int
  private let arrivals = Atomic(0)

  init(threads: Int) { self.threads = threads }

  /// Takes a little time.
  func idle() { _ = arrivals.load(ordering: .relaxed) }

  /// Waits until all threads have come as often as the caller.
  func meet() {
    let arrival = arrivals.add(1, ordering: .sequentiallyConsistent).oldValue
    let all = (arrival / threads + 1) * threads
    while arrivals.load(ordering: .sequentiallyConsistent) < all { sched_yield() }
  }
}
