import Redux
import ReduxTesting
import Synchronization
import Testing

/// Returns middleware that loads the notes when the flags have changed, wherever the user is.
func reloadMiddleware(_ client: NotesClient) -> Middleware<NotesAppState> {
  { dispatch, _ in
    let work = Mutex<Task<Void, Never>?>(nil)
    return { next in
      { action in
        next(action)
        guard case FlagsAction.loaded = action else { return }
        let task = Task {
          dispatch(NotesAction.load(.started))
          do {
            dispatch(NotesAction.load(.success(try await client.notes())))
          } catch {
            dispatch(NotesAction.load(.failure(error)))
          }
        }
        work.withLock { work in
          work?.cancel()
          work = task
        }
      }
    }
  }
}

@Suite(.timeLimit(.minutes(30))) struct AppEffectsTests {
  @Test func `middleware runs an effect of the app`() async throws {
    let notes = [Note(id: 1, title: "Buy milk")]
    let store = TestStore(
      initialState: NotesAppState(), middleware: [reloadMiddleware(NotesClient { notes })])

    try store.dispatch(FlagsAction.loaded(Flags()))

    try await store.receive(NotesAction.load(.started)) {
      $0.notes.reduce(NotesAction.load(.started))
    }
    try await store.receive(NotesAction.load(.success(notes))) {
      $0.notes.reduce(NotesAction.load(.success(notes)))
    }
    try await store.finish()
  }
}
