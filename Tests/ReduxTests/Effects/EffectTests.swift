import Redux
import ReduxRecording
import Testing

@Suite(.timeLimit(.minutes(30))) struct EffectTests {
  private struct Refused: Error, Equatable {}

  private struct PageState: StateType, Equatable {
    var page: DataState<Int> = .idle
    var events: [LoadAction<Int>] = []

    mutating func reduce(_ action: any ActionType) {
      guard case PageAction.load(let event) = action else { return }
      events.append(event)
      page.reduce(event)
    }
  }

  private enum PageAction: ActionType { case load(LoadAction<Int>) }

  private let store = Store(initialState: PageState())

  @Test func `an effect reports that it started, its progress and its success`() async {
    await store.dispatch(
      effect(reporting: PageAction.load) { progress in
        progress(0.5)
        return 7
      }
    ).value

    #expect(store.state.events == [.started, .progress(0.5), .success(7)])
    #expect(store.state.page == .loaded(7))
  }

  @Test func `an effect reports its failure`() async {
    await store.dispatch(effect(reporting: PageAction.load) { _ in throw Refused() }).value

    #expect(store.state.events == [.started, .failure(Refused())])
  }

  @Test func `an effect that is canceled leaves the state as it was`() async {
    let begun = Signal()
    let task = store.dispatch(
      effect(reporting: PageAction.load) { _ in
        begun.send()
        while true { try await Task.sleep(for: .seconds(60)) }
      })

    await begun.wait()
    task.cancel()
    await task.value

    #expect(store.state.events == [.started, .failure(CancellationError())])
    #expect(store.state.page == .idle)
  }

  @Test func `a canceled effect reports a cancellation, whatever its request throws`() async {
    let feature: any StoreType<PageState> = store
    let begun = Signal()
    let task = feature.dispatch(
      effect(reporting: PageAction.load) { _ in
        begun.send()
        try? await Task.sleep(for: .seconds(60))
        throw Refused()
      })

    await begun.wait()
    task.cancel()
    await task.value

    #expect(store.state.events == [.started, .failure(CancellationError())])
    #expect(store.state.page == .idle)
  }

  @Test func `a feature that doesn't know the app runs effects and action creators`() async {
    struct RootState: StateType {
      var app = AppState()
      mutating func reduce(_ action: any ActionType) { app.reduce(action) }
    }
    let recorder = Recorder<RootState>()
    let root = Store(initialState: RootState(), recorder: recorder)
    let feature: any StoreType<AppState> = root.scoped(to: \.app)

    feature.dispatch(CountAction.increment, from: ActionSource("Feature"))
    await feature.dispatch { $0.dispatch(CountAction.set($0.state.counter + 1)) }.value
    feature.dispatch { state, _ in state.counter == 2 ? CountAction.rename("two") : nil }

    let recording = recorder.recording
    #expect(feature.state == AppState(counter: 2, name: "two"))
    #expect((1...3).map { recording?[$0].source } == ["Feature", "effect", nil])
  }
}
