import Coordinator
import Redux
import ReduxTesting
import Synchronization
import Testing

/// Returns an effect that loads the notes again and again, until it is canceled.
func pollNotes(
  from client: NotesClient, every interval: Duration, on clock: any Clock<Duration>
) -> Effect<NotesAppState> {
  { store in
    while !Task.isCancelled {
      if let notes = try? await client.notes() {
        store.dispatch(NotesAction.load(.success(notes)))
      }
      do { try await clock.sleep(for: interval) } catch { return }
    }
  }
}

@Suite(.timeLimit(.minutes(30))) struct PollingTests {
  @Test func `the notes are loaded again after each interval`() async {
    let (clock, loads) = (TestClock(), LoadCount())
    let client = NotesClient { [Note(id: loads.next(), title: "Buy milk")] }
    let store = Store(initialState: NotesAppState())

    let work = store.dispatch(pollNotes(from: client, every: .seconds(30), on: clock))
    await clock.sleepers(1)
    await clock.advance(by: .seconds(30))
    await clock.sleepers(1)
    work.cancel()
    await work.value

    #expect(store.state.notes.notes.value == [Note(id: 2, title: "Buy milk")])
  }
}

/// Counts the loads of a test, from any thread.
final class LoadCount: Sendable {
  private let count = Mutex(0)

  func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}
