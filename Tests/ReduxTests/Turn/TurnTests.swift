import Testing

@testable import Redux

@Suite struct TurnTests {
  private let turn = Turn(of: 1)

  private func number(_ work: Work?) -> Int? {
    guard case .action(let action, _, _) = work else { return nil }
    guard case CountAction.log(let number) = action else { return nil }
    return number
  }

  private func work(_ number: Int) -> Work {
    .action(CountAction.log(number), position: 0, origin: 0)
  }

  /// Everything in a queue, oldest first.
  private func contents(_ queue: inout Queue) -> [Int] {
    var numbers: [Int] = []
    while let next = queue.next() { numbers += number(next).map { [$0] } ?? [] }
    return numbers
  }

  @Test func `only one thread has the turn`() {
    #expect(!turn.take(by: 2))
    turn.leave()
    #expect(turn.take(by: 2))
    #expect(!turn.take(by: 3))
    #expect(turn.isHeld(by: 2))
  }

  @Test func `nobody has the turn after its end, and what is left then is forgotten`() {
    turn.end()
    turn.put(work(1))

    #expect(!turn.take(by: 2))
    #expect(!turn.hasWork)
  }

  @Test func `letters come out of the queue in the order in which they were left`() {
    var queue = Queue()
    for number in 0..<3 { turn.put(work(number)) }
    queue.append(turn.take())
    queue.append(Letter.write(work(3)))
    for number in 4..<6 { turn.put(work(number)) }
    queue.append(turn.take())
    queue.append(turn.take())

    #expect(contents(&queue) == [0, 1, 2, 3, 4, 5])
    #expect(queue.isEmpty)
  }

  @Test func `a queue that ran empty goes on`() {
    var queue = Queue()
    queue.append(Letter.write(work(1)))
    #expect(contents(&queue) == [1])

    queue.append(Letter.write(work(2)))

    #expect(contents(&queue) == [2])
  }

  @Test func `threads that leave letters at once lose none, and each keeps its order`() {
    inThreads(4) { [turn] thread in
      for number in 0..<1_000 { turn.put(work(thread * 1_000 + number)) }
    }
    var queue = Queue()
    queue.append(turn.take())
    let numbers = contents(&queue)

    #expect(numbers.count == 4_000)
    for thread in 0..<4 {
      let own = Array(thread * 1_000..<(thread + 1) * 1_000)
      #expect(numbers.filter(own.contains) == own)
    }
  }

  @Test func `letters that nobody reads are freed`() {
    final class Content: Sendable {}
    struct Carrier: ActionType { let content: Content }
    var content: Content? = Content()
    let gone = Weak(content)
    var turn: Turn? = Turn(of: 1)
    var queue = Queue()
    if let content {
      turn?.put(.action(Carrier(content: content), position: 0, origin: 0))
      queue.append(Letter.write(.action(Carrier(content: content), position: 0, origin: 0)))
    }

    content = nil
    turn = nil
    #expect(gone.object != nil)
    queue.close()

    #expect(gone.object == nil)
    #expect(queue.isClosed)
  }
}
