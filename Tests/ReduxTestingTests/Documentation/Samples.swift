import Redux
import ReduxTesting
import Testing

struct FeedState: StateType, Equatable {
  var words = ""
  var posts: DataState<[String]> = .idle
  var found: [String] = []

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case FeedAction.typed(let words): self.words = words
    case FeedAction.searchCleared: (words, found) = ("", [])
    case FeedAction.found(let found): self.found = found
    case FeedAction.load(let event): posts.reduce(event)
    default: break
    }
  }
}

enum FeedAction: ActionType, Equatable {
  case typed(String)
  case searchCleared
  case found([String])
  case load(LoadAction<[String]>)
}

enum FeedEvent {
  case viewLoaded
  case pulled
  case searched(String)
  case liked(id: Int)
}

struct Client {
  func posts() async throws -> [String] { ["Hello"] }
}

func loadPosts(from client: Client) -> Effect<FeedState> {
  { store in
    store.dispatch(FeedAction.load(.started))
    do {
      store.dispatch(FeedAction.load(.success(try await client.posts())))
    } catch {
      store.dispatch(FeedAction.load(.failure(error)))
    }
  }
}

func search(_ words: String, in client: Client) -> Effect<FeedState> {
  { store in store.dispatch(FeedAction.found((try? await client.posts()) ?? [])) }
}

func like(_ id: Int, in client: Client) -> Effect<FeedState> {
  { store in store.dispatch(FeedAction.typed("\(id)")) }
}

@MainActor final class FeedCoordinator {
  private let effects: EffectScope<FeedState>
  private let client: Client

  init(store: Store<FeedState>, client: Client, clock: any Clock<Duration>) {
    effects = EffectScope(store: store, clock: clock)
    self.client = client
  }

  func handle(_ event: FeedEvent) {
    switch event {
    case .viewLoaded: effects.run(.first("load"), loadPosts(from: client))
    case .pulled: effects.run(.latest("load"), loadPosts(from: client))
    case .searched(let words):
      effects.run(.latest("search", after: .milliseconds(300)), search(words, in: client))
    case .liked(let id): effects.run(.first(id, per: .seconds(1)), like(id, in: client))
    }
  }
}

let clearing: Middleware<FeedState> = { dispatch, _ in
  { next in
    { action in
      next(action)
      if case FeedAction.typed("") = action { dispatch(FeedAction.searchCleared) }
    }
  }
}

/// Runs the samples of the articles.
@MainActor @Suite struct DocumentationSamples {
  private let client = Client()

  @Test func `a reducer is a function`() {
    var state = FeedState(words: "swift")
    state.reduce(FeedAction.searchCleared)
    #expect(state == FeedState())
  }

  @Test func `a store, step by step`() async throws {
    let store = TestStore(initialState: FeedState())

    try store.dispatch(FeedAction.typed("swift")) { $0.words = "swift" }
    store.dispatch(loadPosts(from: client))
    try await store.receive(FeedAction.load(.started)) { $0.posts = .loading() }
    try await store.receive(FeedAction.load(.success(["Hello"]))) { $0.posts = .loaded(["Hello"]) }
    try await store.finish()
  }

  @Test func `time`() async throws {
    let clock = TestClock()
    let store = TestStore(initialState: FeedState(), clock: clock)

    store.effects.run(.latest("search", after: .milliseconds(300)), search("swift", in: client))
    await clock.advance(by: .milliseconds(300))

    try await store.receive(FeedAction.found(["Hello"])) { $0.found = ["Hello"] }
    try await store.finish()
  }

  @Test func `a coordinator`() async throws {
    let clock = TestClock()
    let store = TestStore(initialState: FeedState())

    let coordinator = FeedCoordinator(store: store.store, client: client, clock: clock)
    coordinator.handle(.viewLoaded)
    try await store.receive(FeedAction.load(.started)) { $0.posts = .loading() }
    try await store.receive(FeedAction.load(.success(["Hello"]))) { $0.posts = .loaded(["Hello"]) }

    coordinator.handle(.liked(id: 7))
    coordinator.handle(.liked(id: 7))
    try await store.receive(FeedAction.typed("7")) { $0.words = "7" }
    coordinator.handle(.searched("swift"))
    await clock.advance(by: .milliseconds(300))
    try await store.receive(FeedAction.found(["Hello"])) { $0.found = ["Hello"] }
    coordinator.handle(.pulled)
    try await store.receive(FeedAction.load(.started)) { $0.posts = .loading(previous: ["Hello"]) }
    try await store.receive(FeedAction.load(.success(["Hello"]))) { $0.posts = .loaded(["Hello"]) }
    try await store.finish()
  }

  @Test func `middleware`() async throws {
    let store = TestStore(initialState: FeedState(), middleware: [clearing])

    try store.dispatch(FeedAction.typed("")) { $0.words = "" }
    try await store.receive(FeedAction.searchCleared) { $0.found = [] }
    try await store.finish()
  }
}
