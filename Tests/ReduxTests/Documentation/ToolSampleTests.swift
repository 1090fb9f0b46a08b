import Redux
import Synchronization
import Testing

private struct CounterState: StateType {
  var count = 0

  mutating func reduce(_ action: any ActionType) {
    if case CountAction.increment = action { count += 1 }
  }
}

private final class ObserverCounter: StoreTool {
  private let counts = Mutex([String: Int]())
  let isPausing = false

  var all: [String: Int] { counts.withLock { $0 } }

  func attach(to store: StoreControl<CounterState>) {}
  func detach() {}
  func admits(_ action: PendingAction) -> Bool { true }

  func handle(
    _ action: any ActionType, from source: ActionSource?, reduce: () -> Int, notify: () -> Void
  ) {
    let count = reduce()
    counts.withLock { $0[describeAction(action), default: 0] += count }
    notify()
  }

  func effect(
    _ run: @escaping @Sendable (ActionSource?) async -> Void
  ) -> (@Sendable () async -> Void)? {
    { await run(nil) }
  }

  func pauseEnded() async {}
}

/// Makes the counter of the page Tools for development.
@Suite(.timeLimit(.minutes(30))) struct ToolSampleTests {
  @Test func `a tool counts the observers that each action calls`() async {
    let counter = ObserverCounter()
    let store = Store(initialState: CounterState(), tool: counter)
    store.observe(\.count).subscribe { _ in }

    store.dispatch(CountAction.increment)
    store.dispatch(CountAction.nothing)
    await store.dispatch { $0.dispatch(CountAction.increment) }.value

    #expect(counter.all == ["CountAction.increment": 2, "CountAction.nothing": 0])
    #expect(store.state.count == 2)
  }

  @Test func `an observer whose subscription has ended isn't counted`() {
    let counter = ObserverCounter()
    let store = Store(initialState: CounterState(), tool: counter)
    let first = store.observe(\.count).subscribe { _ in }
    for _ in 0..<2 { store.observe(\.count).subscribe { _ in } }

    first.cancel()
    store.dispatch(CountAction.increment)

    #expect(counter.all == ["CountAction.increment": 2])
  }
}
