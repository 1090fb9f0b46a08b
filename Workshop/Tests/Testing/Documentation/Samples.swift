import Redux
import ReduxTesting
import Testing

struct NotesState: StateType, Equatable {
  var words = ""
  var notes: DataState<[String]> = .idle
  var found: [String] = []

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case NotesAction.typed(let words): self.words = words
    case NotesAction.searchCleared: (words, found) = ("", [])
    case NotesAction.found(let found): self.found = found
    case NotesAction.load(let event): notes.reduce(event)
    default: break
    }
  }
}

enum NotesAction: ActionType, Equatable {
  case typed(String)
  case searchCleared
  case found([String])
  case load(LoadAction<[String]>)
}

enum NotesEvent {
  case viewLoaded
  case pulled
  case searched(String)
  case liked(id: Int)
}

struct Client {
  func notes() async throws -> [String] { ["Hello"] }
}

func loadNotes(from client: Client) -> Effect<NotesState> {
  { store in
    store.dispatch(NotesAction.load(.started))
    do {
      store.dispatch(NotesAction.load(.success(try await client.notes())))
    } catch {
      store.dispatch(NotesAction.load(.failure(error)))
    }
  }
}

func search(_ words: String, in client: Client) -> Effect<NotesState> {
  { store in store.dispatch(NotesAction.found((try? await client.notes()) ?? [])) }
}

func like(_ id: Int, in client: Client) -> Effect<NotesState> {
  { store in store.dispatch(NotesAction.typed("\(id)")) }
}

@MainActor final class NotesCoordinator {
  private enum Work: EffectKey {
    case load, search
    case like(id: Int)
  }

  private let effects: EffectScope<NotesState>
  private let client: Client

  init(store: Store<NotesState>, client: Client, clock: any Clock<Duration>) {
    effects = EffectScope(store: store, clock: clock)
    self.client = client
  }

  func handle(_ event: NotesEvent) {
    switch event {
    case .viewLoaded: effects.run(.first(Work.load), loadNotes(from: client))
    case .pulled: effects.run(.latest(Work.load), loadNotes(from: client))
    case .searched(let words):
      effects.run(.latest(Work.search, after: .milliseconds(300)), search(words, in: client))
    case .liked(let id):
      effects.run(.first(Work.like(id: id), per: .seconds(1)), like(id, in: client))
    }
  }
}

let clearing: Middleware<NotesState> = { dispatch, _ in
  { next in
    { action in
      next(action)
      if case NotesAction.typed("") = action { dispatch(NotesAction.searchCleared) }
    }
  }
}

/// Runs the samples of the articles.
@MainActor @Suite(.timeLimit(.minutes(30))) struct DocumentationSamples {
  private let client = Client()

  @Test func `a reducer is a function`() {
    var state = NotesState(words: "swift")
    state.reduce(NotesAction.searchCleared)
    #expect(state == NotesState())
  }

  @Test func `a store, step by step`() async throws {
    let store = TestStore(initialState: NotesState())

    try store.dispatch(NotesAction.typed("swift")) { $0.words = "swift" }
    store.dispatch(loadNotes(from: client))
    try await store.receive(NotesAction.load(.started)) { $0.notes = .loading() }
    try await store.receive(NotesAction.load(.success(["Hello"]))) { $0.notes = .loaded(["Hello"]) }
    try await store.finish()
  }

  @Test func `time`() async throws {
    enum Work: EffectKey { case search }

    let clock = TestClock()
    let store = TestStore(initialState: NotesState(), clock: clock)

    store.effects.run(.latest(Work.search, after: .milliseconds(300)), search("swift", in: client))
    await clock.advance(by: .milliseconds(300))

    try await store.receive(NotesAction.found(["Hello"])) { $0.found = ["Hello"] }
    try await store.finish()
  }

  @Test func `a coordinator`() async throws {
    let clock = TestClock()
    let store = TestStore(initialState: NotesState())

    let coordinator = NotesCoordinator(store: store.store, client: client, clock: clock)
    coordinator.handle(.viewLoaded)
    try await store.receive(NotesAction.load(.started)) { $0.notes = .loading() }
    try await store.receive(NotesAction.load(.success(["Hello"]))) { $0.notes = .loaded(["Hello"]) }

    coordinator.handle(.liked(id: 7))
    coordinator.handle(.liked(id: 7))
    try await store.receive(NotesAction.typed("7")) { $0.words = "7" }
    coordinator.handle(.searched("swift"))
    await clock.advance(by: .milliseconds(300))
    try await store.receive(NotesAction.found(["Hello"])) { $0.found = ["Hello"] }
    coordinator.handle(.pulled)
    try await store.receive(NotesAction.load(.started)) { $0.notes = .loading(previous: ["Hello"]) }
    try await store.receive(NotesAction.load(.success(["Hello"]))) { $0.notes = .loaded(["Hello"]) }
    try await store.finish()
  }

  @Test func `middleware`() async throws {
    let store = TestStore(initialState: NotesState(), middleware: [clearing])

    try store.dispatch(NotesAction.typed("")) { $0.words = "" }
    try await store.receive(NotesAction.searchCleared) { $0.found = [] }
    try await store.finish()
  }
}
