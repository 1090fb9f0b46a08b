import Testing

@testable import Redux

/// A state whose reducer does what reducers must not do.
private struct RogueState: StateType, Equatable {
  static let store = Guarded<Store<RogueState>?>(nil)
  static let next = Guarded<Dispatch?>(nil)

  var counter = 0
  var wrong: Int { Self.store.withLock { $0 }?.state.counter ?? 0 }

  mutating func reduce(_ action: any ActionType) {
    let store = Self.store.withLock { $0 }
    switch action {
    case Misdeed.dispatches: store?.dispatch(CountAction.increment)
    case Misdeed.passes: Self.next.withLock { $0 }?(CountAction.increment)
    case Misdeed.reads: counter = store?.state.counter ?? 0
    case Misdeed.subscribes: store?.observe(\.counter).subscribe { _ in }
    default: break
    }
  }

  static func commit(_ misdeed: Misdeed) {
    let store = Store(initialState: RogueState())
    Self.store.withLock { $0 = store }
    store.dispatch(misdeed)
  }
}

private enum Misdeed: ActionType {
  case dispatches, passes, reads, subscribes
}

@Suite(.timeLimit(.minutes(30))) struct TrapTests {
  #if !os(iOS)
    @Test func `a dispatch inside a reducer traps and names both actions`() async throws {
      let result = try await #require(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        RogueState.commit(.dispatches)
      }

      let message = String(decoding: result.standardErrorContent, as: UTF8.self)
      #expect(
        message.contains("increment was dispatched inside the reducer that handles dispatches"))
    }

    @Test func `a dispatch inside a closure that reads the state traps, and names no reducer`()
      async throws
    {
      let result = try await #require(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let store = Store(initialState: AppState())
        _ = store.read { state in
          store.dispatch(CountAction.increment)
          return state.counter
        }
      }

      let message = String(decoding: result.standardErrorContent, as: UTF8.self)
      #expect(message.contains("increment was dispatched inside a closure that reads"))
      #expect(!message.contains("reducer"))
    }

    @Test func `a dispatch inside a reducer behind middleware traps too`() async throws {
      let result = try await #require(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let store = Store(initialState: RogueState(), middleware: [{ _, _ in { $0 } }])
        RogueState.store.withLock { $0 = store }
        store.dispatch(Misdeed.dispatches)
      }

      let message = String(decoding: result.standardErrorContent, as: UTF8.self)
      #expect(
        message.contains("increment was dispatched inside the reducer that handles dispatches"))
    }

    @Test func `calling next inside a reducer traps`() async throws {
      let result = try await #require(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let passing: Middleware<RogueState> = { _, _ in
          { next in
            RogueState.next.withLock { $0 = next }
            return next
          }
        }
        let store = Store(initialState: RogueState(), middleware: [passing])
        store.dispatch(Misdeed.passes)
      }

      let message = String(decoding: result.standardErrorContent, as: UTF8.self)
      #expect(message.contains("increment was dispatched inside the reducer that handles passes"))
    }

    @Test func `reading the store inside a reducer traps`() async throws {
      let result = try await #require(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        RogueState.commit(.reads)
      }

      let message = String(decoding: result.standardErrorContent, as: UTF8.self)
      #expect(message.contains("The store's state was read inside a reducer, or inside a closure"))
    }

    @Test func `subscribing inside a reducer traps`() async throws {
      let result = try await #require(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        RogueState.commit(.subscribes)
      }

      let message = String(decoding: result.standardErrorContent, as: UTF8.self)
      #expect(message.contains("was subscribed to inside its reducer"))
    }

    @Test func `a computed property that reads its own store traps instead of deadlocking`()
      async throws
    {
      let result = try await #require(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let store = Store(initialState: RogueState())
        RogueState.store.withLock { $0 = store }
        store.observe(\.wrong).subscribe { _ in }
      }

      let message = String(decoding: result.standardErrorContent, as: UTF8.self)
      #expect(message.contains("The store's state was read inside a reducer, or inside a closure"))
    }

    @Test func `reading the store inside a closure that reads it traps`() async throws {
      let result = try await #require(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let store = Store(initialState: AppState())
        _ = store.read { $0.counter + store.state.counter }
      }

      let message = String(decoding: result.standardErrorContent, as: UTF8.self)
      #expect(message.contains("The store's state was read inside a reducer, or inside a closure"))
    }
  #endif

  @Test func `canceling inside a reducer takes effect`() {
    struct CancelingState: StateType, Equatable {
      static let subscription = Guarded<Subscription?>(nil)
      var counter = 0
      mutating func reduce(_ action: any ActionType) {
        counter += 1
        Self.subscription.withLock { $0?.cancel() }
      }
    }
    let received = Received<Int>()
    let store = Store(initialState: CancelingState())
    let subscription = store.observe(\.counter).subscribe { received.record($0) }
    CancelingState.subscription.withLock { $0 = subscription }

    store.dispatch(CountAction.nothing)

    #expect(received.values == [0])
    #expect(store.subscriptionCount == 0)
  }

  @Test func `what an observer captures is released when a reducer cancels it`() {
    struct CancelingState: StateType, Equatable {
      static let subscription = Guarded<Subscription?>(nil)
      var counter = 0
      mutating func reduce(_ action: any ActionType) { Self.subscription.withLock { $0?.cancel() } }
    }
    final class Captured: Sendable {}
    var captured: Captured? = Captured()
    let gone = Weak(captured)
    let store = Store(initialState: CancelingState())
    let subscription = store.observe(\.counter).subscribe { [captured] _ in _ = captured }
    CancelingState.subscription.withLock { $0 = subscription }
    captured = nil

    store.dispatch(CountAction.nothing)

    #expect(gone.object == nil)
  }
}
