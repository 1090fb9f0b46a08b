import Redux
import Testing

/// The solution of the guide's exercise on the delivery contract.
@Suite(.timeLimit(.minutes(30))) struct DispatchFromAnObserverTests {
  @Test func `two observers see both actions, in the same order`() {
    let store = Store(initialState: AppState())
    let calls = Received<String>()
    store.observe(\.counter).subscribe { count in
      calls.record("first: \(count)")
      if count == 1 { store.dispatch(CountAction.increment) }
    }
    store.observe(\.counter).subscribe { calls.record("second: \($0)") }

    store.dispatch(CountAction.increment)

    // The action of the first observer waits until the second has seen the one before.
    #expect(
      calls.values == [
        "first: 0", "second: 0", "first: 1", "second: 1", "first: 2", "second: 2",
      ])
  }
}
