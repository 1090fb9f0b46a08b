import Foundation

/// Runs a closure on a number of threads at once, and waits for them.
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
