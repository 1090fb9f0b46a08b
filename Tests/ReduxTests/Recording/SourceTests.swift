import Redux
import ReduxRecording
import Testing

/// The source of an action, as a recording shows it.
@Suite struct SourceTests {
  private let recorder = Recorder<AppState>()
  private let store: Store<AppState>

  init() { store = Store(initialState: AppState(), recorder: recorder) }

  /// The source of each recorded action.
  private var sources: [String?] {
    recorder.recording.map { recording in recording.numbers.map { recording[$0].source } } ?? []
  }

  @Test func `what an observer dispatches has the source of the action that it is called for`() {
    store.observe(\.counter).subscribe { [store] counter in
      guard counter == 1 else { return }
      store.dispatch(CountAction.rename("b"), from: ActionSource("b"))
    }
    store.observe(\.name).subscribe { [store] name in
      if name == "b" { store.dispatch(CountAction.log(1)) }
    }

    store.dispatch(CountAction.increment, from: ActionSource("a"))

    #expect(sources == ["a", "b", "b"])
  }

  @Test func `an observer that had to wait has the source of its subscriber`() {
    store.observe(\.counter).subscribe { [store] counter in
      guard counter == 1 else { return }
      onAnotherThread {
        store.observe(\.name).subscribe { _ in store.dispatch(CountAction.log(1)) }
      }
    }

    store.dispatch(CountAction.increment, from: ActionSource("a"))

    #expect(sources == ["a", nil])
  }

  @Test func `what middleware passes on late has the source of what it got`() async {
    let (go, passed) = (Signal(), Signal())
    let delaying: Middleware<AppState> = { _, _ in
      { next in
        { action in
          Task {
            await go.wait()
            next(action)
            passed.send()
          }
        }
      }
    }
    let recorder = Recorder<AppState>()
    let store = Store(initialState: AppState(), middleware: [delaying], recorder: recorder)

    store.dispatch(CountAction.increment, from: ActionSource("Counter"))
    go.send()
    await passed.wait()

    #expect(recorder.recording?[1].source == "Counter")
  }

  @Test func `the name of an effect that starts itself again stays short`() async {
    @Sendable func poll(_ count: Int) -> Effect<AppState> {
      { store in
        store.dispatch(CountAction.log(count))
        if count > 1 { await store.dispatch(poll(count - 1)).value }
      }
    }

    await ActionSource("Feed").perform { store.dispatch(poll(3)) }.value

    #expect(sources == Array(repeating: "Feed, effect", count: 3))
  }
}
