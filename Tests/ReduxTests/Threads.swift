import Foundation
import Synchronization

/// Runs a closure on that many threads, which all begin when the last is there, and waits for them.
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

/// Returns when the main actor has done what was left to it before.
@MainActor func mainActorIsIdle() async {
  // Once for what waits now, once more for what that leaves behind.
  for _ in 0..<2 { await Task { @MainActor in }.value }
}

/// Lets threads wait for one another.
final class Gate: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)

  func open() { semaphore.signal() }

  func pass() { semaphore.wait() }
}

/// Starts a closure on another thread.
func inBackground(_ body: @escaping @Sendable () -> Void) { Thread.detachNewThread(body) }

/// Has threads go on together, round by round.
final class Rounds: Sendable {
  private let threads: Int
  private let arrivals = Atomic(0)

  init(threads: Int) { self.threads = threads }

  /// Takes a little time.
  func idle() { _ = arrivals.load(ordering: .relaxed) }

  /// Returns when all threads have come as often as the caller.
  func meet() {
    let arrival = arrivals.add(1, ordering: .sequentiallyConsistent).oldValue
    let all = (arrival / threads + 1) * threads
    while arrivals.load(ordering: .sequentiallyConsistent) < all { sched_yield() }
  }
}
