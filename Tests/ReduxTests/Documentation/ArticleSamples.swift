import Testing

@testable import Redux

extension Samples {
  @MainActor final class CounterScreen {
    private(set) var shown: [CounterViewState] = []

    func start(_ store: Store<AppState>) {
      store.observeOnMain(\.counter).map(CounterViewState.init).subscribe(with: self) {
        $0.render($1)
      }
    }

    func render(_ viewState: CounterViewState) { shown.append(viewState) }
  }

  @MainActor final class NotesScreen {
    private(set) var shown: [String] = []

    func start(_ store: Store<AppState>) {
      store.observeOnMain(\.notes).subscribe(with: self) { $0.render($1) }
      store.observeOnMain(\.notes).map { ($0.value ?? []).sorted() }.subscribe(with: self) {
        $0.render($1)
      }
    }

    func render(_ notes: DataState<[String]>) { shown.append(notes.value?.first ?? "-") }

    func render(_ notes: [String]) { shown.append(notes.first ?? "-") }
  }

  static func load(from client: Client) -> ActionCreator<AppState> {
    { state, store in
      guard !state.notes.isLoading else { return nil }
      store.dispatch { store in
        guard let notes = try? await client.notes() else { return }
        store.dispatch(NotesAction.load(.success(notes)))
      }
      return NotesAction.load(.started)
    }
  }

  /// Runs the samples of the articles.
  @Suite(.timeLimit(.minutes(30))) struct Articles {
    private let store = Store(initialState: AppState())
    private let client = Samples.Client()

    @Test func `the first lines`() {
      let store = Store(initialState: ReduxTests.AppState())

      store.observe(\.counter).subscribe { newCount in print("New count is:", newCount) }
      store.dispatch(CountAction.increment)

      #expect(store.state.counter == 1)
    }

    @Test @MainActor func `a screen shows the view state that it has made`() {
      let screen = CounterScreen()

      screen.start(store)
      store.dispatch(CounterAction.decrementTapped)
      store.dispatch(CounterAction.incrementTapped)

      #expect(screen.shown.map(\.count) == ["Count: 0", "Count: 1"])
      #expect(screen.shown.map(\.canDecrement) == [false, true])
    }

    @Test func `an action creator loads nothing twice`() async {
      store.dispatch(Samples.load(from: client))
      store.dispatch(Samples.load(from: client))
      for await notes in store.observe(\.notes) where notes.value != nil { break }

      #expect(store.state.notes.value == ["b", "a"])
    }

    @Test @MainActor func `a screen shows a list that it sorts`() {
      let screen = NotesScreen()

      screen.start(store)
      store.dispatch(NotesAction.load(.success(["b", "a"])))

      #expect(screen.shown == ["-", "-", "b", "a"])
    }

    @Test func `several key paths`() {
      store.observe(\.counter, \.notes).subscribe { counter, notes in print(counter.count, notes) }

      #expect(store.subscriptionCount == 1)
    }

    @Test func `a loop`() async {
      let loop = Task { [store] in
        for await counter in store.observe(\.counter) { print(counter.count) }
      }

      loop.cancel()
      await loop.value

      #expect(store.subscriptionCount == 0)
    }

    @Test func `an effect`() async {
      store.dispatch { [client] store in
        store.dispatch(NotesAction.load(.started))
        do {
          store.dispatch(NotesAction.load(.success(try await client.notes())))
        } catch {
          store.dispatch(NotesAction.load(.failure(error)))
        }
      }

      for await notes in store.observe(\.notes) where notes.value != nil { break }
      #expect(store.state.notes == .loaded(["b", "a"]))

      let count = store.read { $0.notes.value?.count ?? 0 }
      #expect(count == 2)

      let counter = store.scoped(to: \.counter)
      #expect(counter.state == CounterState())
    }

    @Test func `middleware`() {
      let saved = Received<CounterState>()
      let save = { @Sendable in saved.record($0) }
      let logger: Middleware<AppState> = { dispatch, getState in
        { next in
          { action in
            print(action); next(action)
          }
        }
      }
      let saver: Middleware<AppState> = { _, getState in
        { next in
          { action in
            let before = getState().counter
            next(action)
            let after = getState().counter
            if before != after { save(after) }
          }
        }
      }
      let store = Store(initialState: AppState(), middleware: [logger, saver])

      store.dispatch(CounterAction.incrementTapped)
      store.dispatch(NotesAction.load(.started))

      #expect(saved.values == [CounterState(count: 1)])
    }

    @Test func `middleware that passes an action on later`() async {
      let clock = ManualClock()
      let delayed: Middleware<AppState> = { _, _ in
        { next in
          { action in
            guard case CounterAction.decrementTapped = action else { return next(action) }
            Task {
              try await clock.sleep(for: .seconds(1))
              next(action)
            }
          }
        }
      }
      let store = Store(initialState: AppState(), middleware: [delayed])

      store.dispatch(CounterAction.decrementTapped)
      store.dispatch(CounterAction.incrementTapped)
      await clock.sleepers(1)
      let before = store.state.counter.count
      clock.advance(by: .seconds(1))
      for await counter in store.observe(\.counter) where counter.count == 0 { break }

      #expect(before == 1)
    }

    @Test func `a reducer that checks the type first`() {
      struct AskingState: StateType {
        var count = 0

        mutating func reduce(_ action: any ActionType) {
          guard let action = action.as(CounterAction.self) else { return }
          count += action == .incrementTapped ? 1 : -1
        }
      }
      let store = Store(initialState: AskingState())

      store.dispatch(NotesAction.load(.started))
      store.dispatch(CounterAction.incrementTapped)

      #expect(store.state.count == 1)
    }
  }
}
