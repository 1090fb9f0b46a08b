import Testing

@testable import Redux

@Suite(.timeLimit(.minutes(30))) struct MailboxTests {
  private let mailbox = Mailbox()

  private func message(_ number: Int) -> Mailbox.Message {
    .action(CountAction.log(number), Envelope(origin: 0, source: nil))
  }

  /// Removes the messages that there are, and those that are put meanwhile, and returns their numbers.
  private func drained(_ handle: (Int) -> Void = { _ in }) -> [Int] {
    var numbers: [Int] = []
    while let next = mailbox.next {
      mailbox.removeNext()
      guard case .action(CountAction.log(let number), _) = next else { continue }
      numbers.append(number)
      handle(number)
    }
    return numbers
  }

  @Test func `messages come out in the order in which they were put`() {
    for number in 0..<3 { mailbox.put(message(number)) }

    let numbers = drained { if $0 < 3 { mailbox.put(message($0 + 3)) } }

    #expect(numbers == [0, 1, 2, 3, 4, 5])
    #expect(mailbox.isEmpty)
  }

  @Test func `a message stays until it is removed`() {
    for number in 0..<3 { mailbox.put(message(number)) }
    _ = mailbox.next
    mailbox.put(message(3))

    #expect(mailbox.hasLeftovers)
    #expect(drained() == [0, 1, 2, 3])
    #expect(!mailbox.hasLeftovers)
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
  func `a message that is not handled is freed`(isEmptied: Bool) {
    final class Content: Sendable {}
    struct Carrier: ActionType { let content: Content }
    var content: Content? = Content()
    let gone = Weak(content)
    var mailbox: Mailbox? = Mailbox()
    if let content {
      mailbox?.put(.action(Carrier(content: content), Envelope(origin: 0, source: nil)))
    }

    content = nil
    #expect(gone.object != nil)
    if isEmptied { mailbox?.removeAll() } else { mailbox = nil }

    #expect(gone.object == nil)
  }
}
