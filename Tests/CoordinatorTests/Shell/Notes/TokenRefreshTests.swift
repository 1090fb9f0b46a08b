import ReduxTesting
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(30))) struct TokenRefreshTests {
  @Test func `the token is refreshed once for all requests`() async throws {
    let (clock, counter) = (TestClock(), Counter())
    let tokens = TokenRefresh("old") { _ in
      try await clock.sleep(for: .seconds(1))
      return counter.next() == 1 ? "new" : "another"
    }

    let answers = Task {
      try await withThrowingTaskGroup(of: String.self) { group in
        for _ in 1...5 { group.addTask { try await tokens.perform(Self.send) } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
    }
    await clock.sleepers(1)
    await clock.advance(by: .seconds(1))

    #expect(try await answers.value == Array(repeating: "answer to new", count: 5))
  }

  @Test func `a refresh that fails is each request's failure, and the next one tries again`()
    async throws
  {
    let counter = Counter()
    let tokens = TokenRefresh("old") { _ in
      if counter.next() == 1 { throw NotesError.unreachable }
      return "new"
    }

    await #expect(throws: NotesError.unreachable) { try await tokens.perform(Self.send) }

    #expect(try await tokens.perform(Self.send) == "answer to new")
  }

  /// A server that takes only new tokens.
  private static func send(_ token: String) async throws -> String {
    guard token == "new" else { throw NotesError.refused(status: 401) }
    return "answer to \(token)"
  }
}

/// Counts calls from any thread.
private final class Counter: Sendable {
  private let count = Mutex(0)

  func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}
