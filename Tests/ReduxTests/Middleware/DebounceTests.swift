import Redux
import Testing

@Suite struct DebounceTests {
  private let clock = HandClock()
  private let store: Store<AppState>

  init() {
    store = Store(
      initialState: AppState(),
      middleware: [
        debounce(for: .seconds(1), clock: clock) { action in
          if case CountAction.log = action { true } else { false }
        }
      ])
  }

  /// Returns when that many actions have been reduced.
  private func reduced(_ count: Int) async {
    for await reduced in store.observe(\.reduced) where reduced.count == count { return }
  }

  @Test func `of a burst only the newest action goes on`() async {
    for value in 0..<5 { store.dispatch(CountAction.log(value)) }
    await clock.sleepers(1)
    let before = store.state.reduced

    clock.advance(by: .seconds(1))
    await reduced(1)

    #expect(before == [])
    #expect(store.state.reduced == [4])
  }

  @Test func `each new action begins the wait again`() async {
    store.dispatch(CountAction.log(1))
    await clock.sleepers(1)
    clock.advance(by: .milliseconds(999))
    store.dispatch(CountAction.log(2))
    await clock.sleepers(1, of: 2)
    clock.advance(by: .milliseconds(999))
    let before = store.state.reduced

    clock.advance(by: .milliseconds(1))
    await reduced(1)

    #expect(before == [])
    #expect(store.state.reduced == [2])
  }

  @Test func `actions after a pause each go on`() async {
    for value in 1...3 {
      store.dispatch(CountAction.log(value))
      await clock.sleepers(1)
      clock.advance(by: .seconds(1))
      await reduced(value)
    }

    #expect(store.state.reduced == [1, 2, 3])
  }

  @Test func `other actions pass at once`() {
    store.dispatch(CountAction.log(1))
    store.dispatch(CountAction.increment)

    #expect(store.state == AppState(counter: 1))
  }

  @Test func `a held action goes with its store`() async {
    var store: Store? = Store(
      initialState: AppState(),
      middleware: [debounce(for: .seconds(1), clock: clock) { _ in true }])
    let gone = Weak(store)
    store?.dispatch(CountAction.increment)
    await clock.sleepers(1)

    store = nil

    #expect(gone.object == nil)
    await clock.sleepers(0)
  }
}
