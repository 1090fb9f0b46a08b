import Redux
import ReduxTesting
import Testing

@Suite struct TestStoreEffectTests {
  private let clock = TestClock()
  private let store = TestStore(initialState: ShopState())
  private let hasty = TestStore(initialState: ShopState(), timeLimit: .zero)

  @Test func `what effects send is received in order`() async throws {
    store.dispatch(loadOffers)

    try await store.receive(ShopAction.load(.started)) { $0.offers = .loading() }
    try await store.receive(ShopAction.load(.success(["A", "B"]))) {
      $0.offers = .loaded(["A", "B"])
    }
    try await store.finish()
  }

  @Test func `a received action has to change what the test says`() async {
    hasty.store.dispatch(ShopAction.load(.success(["A", "B"])))

    let failure = await failure {
      try await hasty.receive(ShopAction.load(.success(["A", "B"]))) { $0.offers = .loaded(["A"]) }
    }

    #expect(
      failure == """
        The state after ShopAction.load(.success(["A", "B"])) is not the expected one \
        (- expected, + actual):

          ShopState(
            count: 0
            names: []
        -   offers: .loaded(["A"])
        +   offers: .loaded([
        +     "A"
        +     "B"
        +   ])
          )
        """)
  }

  @Test func `another action than the expected one fails`() async {
    hasty.store.dispatch(ShopAction.counted(1))

    let failure = await failure {
      try await hasty.receive(ShopAction.counted(2)) { $0.count = 2 }
    }

    #expect(
      failure == """
        Another action came than the expected one (- expected, + actual):

        - ShopAction.counted(2)
        + ShopAction.counted(1)
        """)
    #expect(hasty.state.count == 1)
  }

  @Test func `an action that does not come fails when the time is over`() async {
    let failure = await failure { try await hasty.receive(ShopAction.nothing) }

    #expect(failure == "ShopAction.nothing did not come within 0.0 seconds; 0 effects run.")
  }

  @Test func `actions that were not received fail the next step`() async {
    hasty.store.dispatch(ShopAction.named("Anna"))
    hasty.store.dispatch(ShopAction.nothing)

    let failure = await failure { try hasty.dispatch(ShopAction.counted(1)) { $0.count = 1 } }

    #expect(
      failure == """
        Before ShopAction.counted(1) came actions that the test did not receive:

          ShopAction.named("Anna")
          ShopAction.nothing
        """)
  }

  @Test func `what is left over at the end is reported`() async {
    hasty.store.dispatch(ShopAction.named("Anna"))
    let running = hasty.dispatch { [clock] _ in try? await clock.sleep(for: .seconds(1)) }

    let failure = await failure { try await hasty.finish() }
    await running.value

    #expect(
      failure == """
        Effects still run: 1. The test did not receive:

          ShopAction.named("Anna")
        """)
    #expect(running.isCancelled)
  }

  @Test func `a test that awaits nothing is finished without waiting`() throws {
    try store.dispatch(ShopAction.counted(1)) { $0.count = 1 }
    try store.finish()

    store.store.dispatch(ShopAction.nothing)

    #expect(throws: TestStoreFailure.self) { try store.finish() }
  }

  @Test func `work that waits for a clock is tested without waiting`() async throws {
    let store = TestStore(initialState: ShopState(), clock: clock)
    for name in ["A", "An", "Ann"] {
      store.effects.run(.latest("search", after: .milliseconds(300))) { store in
        store.dispatch(ShopAction.named(name))
      }
    }

    await clock.advance(by: .milliseconds(300))

    try await store.receive(ShopAction.named("Ann")) { $0.names = ["Ann"] }
    try await store.finish()
  }

  @Test func `an action that middleware delays is received when its time has come`() async throws {
    let store = TestStore(
      initialState: ShopState(), middleware: [delaying(by: .seconds(1), on: clock)])

    try store.dispatch(ShopAction.counted(2))
    await clock.advance(by: .seconds(1))

    try await store.receive(ShopAction.counted(2)) { $0.count = 2 }
    try await store.finish()
  }

  @Test func `a test that is not exhaustive checks what it names, and passes over the rest`()
    async throws
  {
    store.isExhaustive = false
    store.store.dispatch(ShopAction.named("Anna"))
    store.dispatch(loadOffers)

    try store.dispatch(ShopAction.counted(1)) { $0.names = ["Anna"] }
    try await store.receive(ShopAction.load(.success(["A", "B"]))) {
      $0.offers = .loaded(["A", "B"])
    }
    store.store.dispatch(ShopAction.nothing)
    try await store.finish()
  }

  @Test func `a test that is not exhaustive fails where it is wrong`() async {
    hasty.isExhaustive = false

    let failures = [
      await failure { try hasty.dispatch(ShopAction.counted(1)) { $0.count = 2 } },
      await failure { try await hasty.receive(ShopAction.nothing) },
    ]

    #expect(failures[0]?.contains("-   count: 2\n+   count: 1") == true)
    #expect(failures[1] == "ShopAction.nothing did not come within 0.0 seconds; 0 effects run.")
  }

  @Test @MainActor func `a step inside a step is refused`() throws {
    let store = TestStore(initialState: ShopState(), timeLimit: .zero)
    var failures: [String] = []
    store.store.observeOnMain(\.count).subscribe { [weak store] count in
      guard count == 1 else { return }
      do { try store?.dispatch(ShopAction.nothing) } catch { failures.append("\(error)") }
    }

    try store.dispatch(ShopAction.counted(1)) { $0.count = 1 }

    #expect(failures.count == 1)
    #expect(failures.first?.contains("ShopAction.nothing was not done within 0.0 seconds") == true)
  }
}
