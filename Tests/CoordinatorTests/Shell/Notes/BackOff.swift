import Redux
import ReduxTesting
import Testing

extension NotesClient {
  /// A client that tries three times, and waits one second and then two before it tries again.
  func retrying(on clock: any Clock<Duration>) -> NotesClient {
    NotesClient {
      for pause in [Duration.seconds(1), .seconds(2)] {
        do { return try await notes() } catch NotesError.unreachable {}
        try await clock.sleep(for: pause)
      }
      return try await notes()
    }
  }
}

@Suite(.timeLimit(.minutes(30))) struct BackOffTests {
  @Test func `a request is sent again after one second and then two`() async throws {
    let (clock, loads) = (TestClock(), LoadCount())
    let client = NotesClient {
      guard loads.next() == 3 else { throw NotesError.unreachable }
      return [Note(id: 1, title: "Buy milk")]
    }

    async let notes = client.retrying(on: clock).notes()
    for seconds in 1...2 {
      await clock.sleepers(1)
      await clock.advance(by: .seconds(seconds))
    }

    #expect(try await notes == [Note(id: 1, title: "Buy milk")])
  }
}
