@testable import Coordinator

/// Time that a test advances.
@MainActor final class VirtualTime {
  private var events: [(at: Int, id: Int, run: @MainActor () -> Void)] = []
  private var count = 0
  private(set) var now = 0

  /// Runs a closure later, and returns a closure that cancels that.
  @discardableResult
  func after(_ delay: Int, _ run: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    count += 1
    let id = count
    events.append((now + delay, id, run))
    return { [weak self] in self?.events.removeAll { $0.id == id } }
  }

  func alarm(after delay: Int) -> Alarm {
    { [unowned self] ring in after(delay, ring) }
  }

  func advance(by duration: Int) {
    let end = now + duration
    while let index = nextIndex(), events[index].at <= end { run(index) }
    now = end
  }

  /// Advances until no event is left.
  func runOut() {
    while let index = nextIndex() { run(index) }
  }

  private func nextIndex() -> Int? {
    events.indices.min { (events[$0].at, events[$0].id) < (events[$1].at, events[$1].id) }
  }

  private func run(_ index: Int) {
    let event = events.remove(at: index)
    now = event.at
    event.run()
  }
}
