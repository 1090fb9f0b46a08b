import Redux
import ReduxTesting
import Testing

@Suite(.timeLimit(.minutes(30))) struct TestStoreEffectTests {
  /// An action without `==`.
  private enum UploadAction: ActionType { case ended(@Sendable () -> Void) }

  @Test func `an action without == is received by its type`() async throws {
    let store = TestStore(initialState: ShopState(), timeLimit: .zero)
    store.store.dispatch(UploadAction.ended {})
    store.store.dispatch(ShopAction.counted(1))
    store.store.dispatch(ShopAction.counted(2))

    try await store.receive(UploadAction.self)
    try await store.receive(ShopAction.self) { $0.count = 1 }
    try await store.receive(ShopAction.self) {
      if case .counted = $0 { true } else { false }
    } changes: {
      $0.count = 2
    }
    try await store.finish()
  }

  @Test func `another action than one of the expected type fails`() async {
    let store = TestStore(initialState: ShopState(), timeLimit: .zero)
    store.store.dispatch(ShopAction.nothing)

    let failure = await failure { try await store.receive(UploadAction.self) }

    #expect(failure == "The action is not the expected UploadAction: ShopAction.nothing")
  }

  private let clock = TestClock()
  private let store = TestStore(initialState: ShopState())
  private let impatient = TestStore(initialState: ShopState(), timeLimit: .zero)

  @Test func `the actions of effects are received in order`() async throws {
    store.dispatch(loadOffers)

    try await store.receive(ShopAction.load(.started)) { $0.offers = .loading() }
    try await store.receive(ShopAction.load(.success(["A", "B"]))) {
      $0.offers = .loaded(["A", "B"])
    }
    try await store.finish()
  }

  @Test func `a received action has to change what the test expects`() async {
    impatient.store.dispatch(ShopAction.load(.success(["A", "B"])))

    let failure = await failure {
      try await impatient.receive(ShopAction.load(.success(["A", "B"]))) {
        $0.offers = .loaded(["A"])
      }
    }

    #expect(
      failure == """
        The state after ShopAction.load(.success(["A", "B"])) is not as expected \
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

  @Test func `an action other than the expected one fails`() async {
    impatient.store.dispatch(ShopAction.counted(1))

    let failure = await failure {
      try await impatient.receive(ShopAction.counted(2)) { $0.count = 2 }
    }

    #expect(
      failure == """
        The action is not the expected one (- expected, + actual):

        - ShopAction.counted(2)
        + ShopAction.counted(1)
        """)
    #expect(impatient.state.count == 1)
  }

  @Test func `an action that does not come fails when the time limit is over`() async {
    let failure = await failure { try await impatient.receive(ShopAction.nothing) }

    #expect(
      failure == "ShopAction.nothing was not dispatched within 0.0 seconds (running effects: 0).")
  }

  @Test func `actions that were not received fail the next step`() async {
    impatient.store.dispatch(ShopAction.named("Anna"))
    impatient.store.dispatch(ShopAction.nothing)

    let failure = await failure { try impatient.dispatch(ShopAction.counted(1)) { $0.count = 1 } }

    #expect(
      failure == """
        Before ShopAction.counted(1) there were actions that the test has not received:

          ShopAction.named("Anna")
          ShopAction.nothing
        """)
  }

  @Test func `actions and effects that are left over are reported`() async {
    impatient.store.dispatch(ShopAction.named("Anna"))
    let running = impatient.dispatch { [clock] _ in try? await clock.sleep(for: .seconds(1)) }

    let failure = await failure { try await impatient.finish() }
    await running.value

    #expect(
      failure == """
        Effects still run: 1. The test has not received:

          ShopAction.named("Anna")
        """)
    #expect(running.isCancelled)
  }

  @Test func `a test without await is finished without waiting`() throws {
    try store.dispatch(ShopAction.counted(1)) { $0.count = 1 }
    try store.finish()

    store.store.dispatch(ShopAction.nothing)

    #expect(throws: TestStoreFailure.self) { try store.finish() }
  }

  @Test func `an effect that waits for a clock is tested without waiting`() async throws {
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

  @Test func `a test that is not exhaustive checks what it names and ignores the rest`()
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

  @Test func `a test that is not exhaustive fails if it is wrong`() async {
    impatient.isExhaustive = false

    let failures = [
      await failure { try impatient.dispatch(ShopAction.counted(1)) { $0.count = 2 } },
      await failure { try await impatient.receive(ShopAction.nothing) },
    ]

    #expect(failures[0]?.contains("-   count: 2\n+   count: 1") == true)
    #expect(
      failures[1]
        == "ShopAction.nothing was not dispatched within 0.0 seconds (running effects: 0).")
  }

  @Test @MainActor func `a step inside a step fails`() throws {
    let store = TestStore(initialState: ShopState(), timeLimit: .zero)
    var failures: [String] = []
    store.store.observeOnMain(\.count).subscribe { [weak store] count in
      guard count == 1 else { return }
      do { try store?.dispatch(ShopAction.nothing) } catch { failures.append("\(error)") }
    }

    try store.dispatch(ShopAction.counted(1)) { $0.count = 1 }

    #expect(failures.count == 1)
    #expect(
      failures.first?.contains("ShopAction.nothing was not handled within 0.0 seconds") == true)
  }
}
