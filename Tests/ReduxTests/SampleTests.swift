import Redux
import Testing

/// The view state of the samples' screen.
private struct PostsViewState: Equatable {
  let title: String

  init(_ posts: DataState<[String]>) { title = posts.value?.first ?? "No posts" }
}

/// The screen of the samples.
@MainActor private final class PostsScreen {
  private(set) var titles: [String] = []

  func start(store: Store<AppState>) {
    store.observeOnMain(\.posts).map(PostsViewState.init).subscribe(with: self) { $0.render($1) }
  }

  func render(_ viewState: PostsViewState) { titles.append(viewState.title) }
}

/// The lines that the documents teach, as they stand there.
@Suite(.timeLimit(.minutes(30))) struct SampleTests {
  @Test func `the loop is a screenful`() {
    enum CountAction: ActionType { case increment }

    struct AppState: StateType {
      var counter = 0

      mutating func reduce(_ action: any ActionType) {
        switch action {
        case CountAction.increment: counter += 1
        default: break
        }
      }
    }

    let store = Store(initialState: AppState())
    store.observe(\.counter).subscribe { newCount in print("New count is:", newCount) }
    store.dispatch(CountAction.increment)

    #expect(store.state.counter == 1)
  }

  @Test func `an observer is one line`() {
    let store = Store(initialState: AppState())

    store.observe(\.counter).subscribe { newCount in print("New count is:", newCount) }
    store.dispatch(CountAction.increment)

    #expect(store.state.counter == 1)
  }

  @Test @MainActor func `a screen renders its view state in one line`() {
    let store = Store(initialState: AppState())
    let screen = PostsScreen()

    screen.start(store: store)
    store.dispatch(CountAction.load(.started))
    store.dispatch(CountAction.load(.success(["Hello"])))

    #expect(screen.titles == ["No posts", "Hello"])
  }

  @Test func `a logger is one line`() {
    let logger: Middleware<AppState> = { dispatch, getState in
      { next in
        { action in
          print(action); next(action)
        }
      }
    }
    let store = Store(initialState: AppState(), middleware: [logger])

    store.dispatch(CountAction.increment)

    #expect(store.state.counter == 1)
  }

  @Test func `a reducer is a switch`() {
    struct CounterState: StateType {
      var counter = 0
      mutating func reduce(_ action: any ActionType) {
        switch action {
        case CountAction.increment: counter += 1;
        default: break
        }
      }
    }
    let store = Store(initialState: CounterState())

    store.dispatch(CountAction.increment)
    store.dispatch(CountAction.decrement)

    #expect(store.state.counter == 1)
  }

  @Test func `a loop over values is one line`() async {
    let store = Store(initialState: AppState())

    for await count in store.observe(\.counter) {
      guard count < 3 else { break }
      store.dispatch(CountAction.increment)
    }

    #expect(store.state.counter == 3)
  }
}
