import Testing

@testable import Redux

@Suite(.timeLimit(.minutes(30))) struct TurnsTests {
  private let handled = Received<Int>()
  private let turns = Turns(MainShift(.dispatching, nanoseconds: 0))

  private func open() {
    turns.open { [handled] action, _ in
      if case CountAction.log(let number) = action { handled.record(number) }
    }
  }

  private func message(_ number: Int) -> Mailbox.Message {
    .action(CountAction.log(number), Envelope(origin: currentThread(), source: nil))
  }

  @Test func `one thread at a time is the owner`() {
    open()
    #expect(turns.begin(by: 1))
    #expect(!turns.begin(by: 2))
    turns.drain()
    #expect(turns.begin(by: 2))
  }

  @Test func `what was posted before they open waits until then`() {
    turns.post(message(1), from: currentThread())
    turns.post(message(2), from: currentThread())
    #expect(handled.values == [])
    open()

    #expect(handled.values == [1, 2])
    #expect(!turns.areOwnedByCaller)
  }

  @Test func `work of the owner follows what it does`() {
    open()
    turns.perform { [turns, handled] in
      turns.post(message(1), from: currentThread())
      turns.perform { handled.record(2) }
      handled.record(0)
    }

    #expect(handled.values == [0, 1, 2])
  }

  @Test func `a message that was left is handled before the next one`() {
    open()
    turns.leave(message(1))
    #expect(handled.values == [])
    turns.perform { [handled] in handled.record(2) }

    #expect(handled.values == [1, 2])
  }

  @Test func `closed turns have no owner, and ignore messages`() {
    open()
    turns.close()
    turns.post(message(1), from: currentThread())
    turns.perform { [handled] in handled.record(2) }

    #expect(!turns.begin(by: 1))
    #expect(handled.values == [])
  }
}
