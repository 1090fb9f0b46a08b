import Testing

@testable import Redux

@Suite(.timeLimit(.minutes(30))) struct ActionQueueTests {
  private let handled = Received<Int>()
  private let queue = ActionQueue(.dispatching, nanosecondsForOthers: 0)

  private func open() {
    queue.open { [handled] pending in
      if case CountAction.log(let number) = pending.action { handled.record(number) }
    }
  }

  private func item(_ number: Int) -> ActionQueue.Item {
    let context = ActionContext(thread: currentThread())
    return .action(PendingAction(action: CountAction.log(number), context: context))
  }

  @Test func `one thread at a time is the worker`() {
    open()
    #expect(queue.begin(by: 1))
    #expect(!queue.begin(by: 2))
    queue.drain()
    #expect(queue.begin(by: 2))
  }

  @Test func `what was posted before it opens waits until then`() {
    queue.post(item(1), by: currentThread())
    queue.post(item(2), by: currentThread())
    #expect(handled.values == [])
    open()

    #expect(handled.values == [1, 2])
    #expect(!queue.isWorker(currentThread()))
  }

  @Test func `work of the worker follows what it does`() {
    open()
    queue.perform { [queue, handled] in
      queue.post(item(1), by: currentThread())
      queue.perform { handled.record(2) }
      handled.record(0)
    }

    #expect(handled.values == [0, 1, 2])
  }

  @Test func `an item that was left is handled before the next one`() {
    open()
    queue.append(item(1))
    #expect(handled.values == [])
    queue.perform { [handled] in handled.record(2) }

    #expect(handled.values == [1, 2])
  }

  @Test func `a closed queue has no worker, and ignores items`() {
    open()
    queue.close()
    queue.post(item(1), by: currentThread())
    queue.perform { [handled] in handled.record(2) }

    #expect(!queue.begin(by: 1))
    #expect(handled.values == [])
  }

  @Test func `items are handled in the order in which they were put`() {
    queue.open { [queue, handled] pending in
      guard case CountAction.log(let number) = pending.action else { return }
      handled.record(number)
      if number < 3 { queue.post(item(number + 3), by: currentThread()) }
    }
    for number in 0..<3 { queue.append(item(number)) }
    queue.drainIfFree()

    #expect(handled.values == [0, 1, 2, 3, 4, 5])
  }

  @Test func `threads that put items at once lose none, and each keeps its order`() {
    inThreads(4) { [queue] thread in
      for number in 0..<1_000 { queue.append(item(thread * 1_000 + number)) }
    }
    open()
    let numbers = handled.values

    #expect(numbers.count == 4_000)
    for thread in 0..<4 {
      let own = Array(thread * 1_000..<(thread + 1) * 1_000)
      #expect(numbers.filter(own.contains) == own)
    }
  }

  @Test(arguments: [false, true])
  func `an item that is not handled is freed`(isClosed: Bool) {
    final class Content: Sendable {}
    struct Carrier: ActionType { let content: Content }
    var content: Content? = Content()
    let gone = Weak(content)
    var queue: ActionQueue? = ActionQueue(.dispatching, nanosecondsForOthers: 0)
    if let content {
      let context = ActionContext(thread: currentThread())
      queue?.append(
        .action(PendingAction(action: Carrier(content: content), context: context)))
    }

    content = nil
    #expect(gone.object != nil)
    if isClosed { queue?.close() } else { queue = nil }

    #expect(gone.object == nil)
  }
}
