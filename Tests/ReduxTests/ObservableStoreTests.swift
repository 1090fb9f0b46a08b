import Observation
import Redux
import Testing

extension AppState {
  fileprivate var first: String? { posts.value?.first }
}

@Suite(.timeLimit(.minutes(30))) @MainActor struct ObservableStoreTests {
  private let store = Store(initialState: AppState())
  private let model: ObservableStore<AppState>
  private let changes = Received<String>()

  init() { model = ObservableStore(store) }

  /// Reads, and records the first change of what it has read.
  private func track(_ name: String, _ read: (ObservableStore<AppState>) -> Void) {
    withObservationTracking {
      read(model)
    } onChange: { [changes] in
      changes.record(name)
    }
  }

  @Test func `it shows the current state`() {
    store.dispatch(CountAction.both(2))

    #expect(model.counter == 2)
    #expect(model.name == "2")
    #expect(model.doubled == 4)
    #expect(model.posts.isLoading == false)
  }

  @Test func `it shows at once what an action on the main actor changes`() {
    let before = model.counter

    store.dispatch(CountAction.increment)

    #expect(before == 0)
    #expect(model.counter == 1)
  }

  @Test func `a reader is notified about what it has read, and about nothing else`() {
    track("counter") { _ = $0.counter }
    track("name") { _ = $0.name }
    track("doubled") { _ = $0.doubled }
    track("both") { _ = ($0.counter, $0.name) }

    store.dispatch(CountAction.rename("Anna"))
    let first = changes.values
    store.dispatch(CountAction.increment)

    #expect(Set(first) == ["name", "both"])
    #expect(Set(changes.values) == ["name", "both", "counter", "doubled"])
    #expect(changes.values.count == 4)
  }

  @Test func `a reader is not notified if the value stays equal`() {
    track("counter") { _ = $0.counter }

    store.dispatch(CountAction.set(0))
    store.dispatch(CountAction.nothing)

    #expect(changes.values == [])
  }

  @Test func `a reader that reads again is notified about the next change`() {
    for _ in 0..<3 {
      track("counter \(model.counter)") { _ = $0.counter }
      store.dispatch(CountAction.increment)
    }

    #expect(changes.values == ["counter 0", "counter 1", "counter 2"])
  }

  @Test func `a reader is notified before the value changes`() {
    withObservationTracking {
      _ = model.counter
    } onChange: { [changes, model] in
      MainActor.assumeIsolated { changes.record("\(model.counter)") }
    }

    store.dispatch(CountAction.increment)

    #expect(changes.values == ["0"])
    #expect(model.counter == 1)
  }

  @Test func `it shows after a hop what an action on another thread changes`() async {
    track("counter") { _ = $0.counter }

    onAnotherThread { [store] in store.dispatch(CountAction.increment) }
    let before = (model.counter, changes.values)
    await mainActorIsIdle()

    #expect(before == (0, []))
    #expect(model.counter == 1)
    #expect(changes.values == ["counter"])
  }

  @Test func `it subscribes to a key path once, when it is first read`() {
    let before = store.subscriptionCount

    for _ in 0..<3 { _ = (model.counter, model.name) }

    #expect(before == 0)
    #expect(store.subscriptionCount == 2)
  }

  @Test func `an optional is shown and tracked, with or without a value`() {
    func first() -> String? { model.first }
    track("first") { _ = $0.first }
    let before = [first(), first()]

    store.dispatch(CountAction.load(.success(["Hello"])))
    let there = first()
    track("first again") { _ = $0.first }
    store.dispatch(CountAction.load(.success([])))

    #expect(before == [nil, nil])
    #expect(there == "Hello")
    #expect(first() == nil)
    #expect(changes.values == ["first", "first again"])
    #expect(store.subscriptionCount == 1)
  }

  @Test func `its subscriptions end with it, and it goes with its last owner`() {
    var model: ObservableStore? = ObservableStore(store)
    let gone = Weak(model)
    _ = model?.counter

    model = nil
    store.dispatch(CountAction.increment)

    #expect(gone.object == nil)
    #expect(store.subscriptionCount == 0)
  }
}
