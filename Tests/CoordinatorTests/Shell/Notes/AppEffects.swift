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
          let outcome: LoadAction<[Note]>
          do {
            outcome = .success(try await client.notes())
          } catch {
            outcome = .failure(error)
          }
          if !Task.isCancelled { dispatch(NotesAction.load(outcome)) }
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
  @Test func `the outcome of a request that a newer one canceled doesn't count`() async throws {
    let (old, new) = ([Note(id: 1, title: "Old")], [Note(id: 2, title: "New")])
    let calls = Mutex(0)
    let (gate, open) = AsyncStream.makeStream(of: Never.self)
    let client = NotesClient {
      guard
        calls.withLock({
          $0 += 1; return $0
        }) == 1
      else { return new }
      // A client that ignores cancellation.
      await Task.detached { for await _ in gate {} }.value
      return old
    }
    let store = Store(initialState: NotesAppState(), middleware: [reloadMiddleware(client)])

    store.dispatch(FlagsAction.loaded(Flags()))
    while calls.withLock({ $0 }) == 0 { await Task.yield() }
    store.dispatch(FlagsAction.loaded(Flags()))
    while store.state.notes.notes != .loaded(new) { await Task.yield() }
    open.finish()
    for _ in 0..<200 { await Task.yield() }

    #expect(store.state.notes.notes == .loaded(new))
  }

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
