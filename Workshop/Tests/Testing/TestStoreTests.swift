import Redux
import ReduxTesting
import Testing

@Suite(.timeLimit(.minutes(30))) struct TestStoreTests {
  private let store = TestStore(initialState: ShopState(), timeLimit: .zero)

  @Test func `a step that names what changes passes`() async throws {
    try store.dispatch(ShopAction.counted(1)) { $0.count = 1 }
    try store.dispatch(ShopAction.named("Anna")) { $0.names = ["Anna"] }
    try store.dispatch(ShopAction.nothing)
    try await store.finish()

    #expect(store.state == ShopState(count: 1, names: ["Anna"]))
  }

  @Test func `a change that differs from the expected one is shown line by line`() async {
    let failure = await failure {
      try store.dispatch(ShopAction.counted(1)) { $0.count = 2 }
    }

    #expect(
      failure == """
        The state after ShopAction.counted(1) is not as expected (- expected, + actual):

          ShopState(
        -   count: 2
        +   count: 1
            names: []
          …
        """)
  }

  @Test func `a change that is not named fails`() async {
    let failure = await failure { try store.dispatch(ShopAction.named("Anna")) }

    #expect(
      failure == """
        The state after ShopAction.named("Anna") is not as expected (- expected, + actual):

          ShopState(
            count: 0
        -   names: []
        +   names: ["Anna"]
            offers: .idle
          )
        """)
  }

  @Test func `a failure names its place in the test`() throws {
    let line = #line + 1
    let error = #expect(throws: TestStoreFailure.self) { try store.dispatch(ShopAction.counted(1)) }

    #expect(error?.description.hasPrefix("\(#fileID):\(line): The state") == true)
  }

  @Test func `after a failure the test continues from the actual state`() throws {
    #expect(throws: TestStoreFailure.self) { try store.dispatch(ShopAction.counted(1)) }

    try store.dispatch(ShopAction.counted(2)) { state in
      #expect(state.count == 1)
      state.count = 2
    }
  }

  @Test func `an error of the closure is passed on`() {
    struct Stop: Error {}

    #expect(throws: Stop.self) { try store.dispatch(ShopAction.nothing) { _ in throw Stop() } }
  }

  @Test func `an action that middleware holds back changes nothing`() throws {
    let dropping: Middleware<ShopState> = { _, _ in { _ in { _ in } } }
    let store = TestStore(initialState: ShopState(), middleware: [dropping])

    try store.dispatch(ShopAction.counted(1))
  }

  @Test func `middleware and reducers see the action as it was dispatched`() async throws {
    let store = TestStore(initialState: ShopState(), middleware: [naming], timeLimit: .zero)

    try store.dispatch(ShopAction.counted(1)) { $0.count = 1 }
    try await store.receive(ShopAction.named("1")) { $0.names = ["1"] }
    try await store.finish()
  }

  @Test
  func `a store that reduces on the main thread can be tested from any other`() async throws {
    let store = TestStore(
      initialState: ShopState(), middleware: [naming], reducing: .main, timeLimit: .seconds(120))

    try store.dispatch(ShopAction.counted(1)) { $0.count = 1 }
    try await store.receive(ShopAction.named("1")) { $0.names = ["1"] }
    try await store.finish()
  }

  @Test @MainActor func `a test on the main actor works the same`() async throws {
    let store = TestStore(initialState: ShopState(), middleware: [naming], reducing: .main)

    try store.dispatch(ShopAction.counted(1)) { $0.count = 1 }
    try await store.receive(ShopAction.named("1")) { $0.names = ["1"] }
    try await store.finish()
  }

  #if !os(iOS)
    @Test func `an action that is left without finish() fails the tests`() async throws {
      let result = await #expect(
        processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
      ) {
        let store = TestStore(initialState: ShopState(), middleware: [naming])
        try store.dispatch(ShopAction.counted(1)) { $0.count = 1 }
      }

      let output = try #require(result?.standardErrorContent)
      let words = String(decoding: output, as: UTF8.self)
      #expect(words.contains("TestStoreTests.swift:"))
      #expect(words.contains("The test has not received:\n\n  ShopAction.named(\"1\")"))
    }

    @Test func `an effect that runs without finish() fails the tests`() async {
      await #expect(processExitsWith: .exitCode(1)) {
        let store = TestStore(initialState: ShopState())
        store.dispatch { _ in try? await Task.sleep(for: .seconds(600)) }
      }
    }

    @Test func `a store that leaves nothing, or has failed, fails no test`() async {
      await #expect(processExitsWith: .success) {
        _ = TestStore(initialState: ShopState())
        let failed = TestStore(initialState: ShopState(), middleware: [naming])
        try? failed.dispatch(ShopAction.counted(1))
        let loose = TestStore(initialState: ShopState(), middleware: [naming], isExhaustive: false)
        try loose.dispatch(ShopAction.counted(1))
      }
    }
  #endif
}
