import Testing

@testable import Redux

@Suite struct MailboxTests {
  /// A mailbox that thread 1 owns.
  private let mailbox = Mailbox(owner: 1)

  private func message(_ number: Int) -> Mailbox.Message {
    .action(CountAction.log(number), position: 0, origin: 0)
  }

  private func number(_ message: Mailbox.Message) -> Int? {
    guard case .action(let action, _, _, _) = message else { return nil }
    guard case CountAction.log(let number) = action else { return nil }
    return number
  }

  /// Drains the mailbox and returns the numbers of its messages, the oldest first.
  private func drained() -> [Int] {
    var numbers: [Int] = []
    mailbox.drain { numbers += number($0).map { [$0] } ?? [] }
    return numbers
  }

  @Test func `one thread at a time owns a mailbox`() {
    #expect(!mailbox.acquire(by: 2))
    mailbox.release()
    #expect(mailbox.acquire(by: 2))
    #expect(!mailbox.acquire(by: 3))
    #expect(mailbox.isOwned(by: 2))
  }

  @Test func `no thread owns a closed mailbox, and it ignores messages`() {
    mailbox.close()
    mailbox.put(message(1))

    #expect(!mailbox.acquire(by: 2))
    #expect(mailbox.isEmpty)
    #expect(drained() == [])
  }

  @Test func `messages come out in the order in which they were put`() {
    for number in 0..<3 { mailbox.put(message(number)) }
    var numbers: [Int] = []
    mailbox.drain { next in
      guard let number = number(next) else { return }
      numbers.append(number)
      if number < 3 { mailbox.put(message(number + 3)) }
    }

    #expect(numbers == [0, 1, 2, 3, 4, 5])
    #expect(mailbox.isEmpty)
  }

  @Test func `an owner that stops early leaves the rest, and nothing overtakes it`() {
    for number in 0..<3 { mailbox.put(message(number)) }
    var numbers: [Int] = []
    let isDone = mailbox.drain(while: { number($0) != 1 }) {
      numbers += number($0).map { [$0] } ?? []
    }

    #expect(!isDone)
    #expect(numbers == [0])
    #expect(!mailbox.acquireIfIdle(by: 2))
    #expect(mailbox.acquire(by: 2))
    #expect(drained() == [1, 2])
    #expect(mailbox.acquireIfIdle(by: 2))
  }

  @Test func `draining a mailbox releases it`() {
    mailbox.put(message(1))
    #expect(drained() == [1])
    mailbox.put(message(2))

    #expect(mailbox.acquire(by: 2))
    #expect(drained() == [2])
    #expect(mailbox.acquire(by: 3))
  }

  @Test func `threads that put messages at once lose none, and each keeps its order`() {
    inThreads(4) { [mailbox] thread in
      for number in 0..<1_000 { mailbox.put(message(thread * 1_000 + number)) }
    }
    let numbers = drained()

    #expect(numbers.count == 4_000)
    for thread in 0..<4 {
      let own = Array(thread * 1_000..<(thread + 1) * 1_000)
      #expect(numbers.filter(own.contains) == own)
    }
  }

  @Test(arguments: [false, true])
  func `a message that is not handled is freed`(isClosed: Bool) {
    final class Content: Sendable {}
    struct Carrier: ActionType { let content: Content }
    var content: Content? = Content()
    let gone = Weak(content)
    var mailbox: Mailbox? = Mailbox(owner: 1)
    if let content {
      mailbox?.put(.action(Carrier(content: content), position: 0, origin: 0))
    }

    content = nil
    #expect(gone.object != nil)
    if isClosed { mailbox?.close() } else { mailbox = nil }

    #expect(gone.object == nil)
  }
}
