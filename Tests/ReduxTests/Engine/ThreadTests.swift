import Synchronization
import TestSupport
import Testing

@testable import Redux

@Computing @Suite(.timeLimit(.minutes(30))) struct ThreadTests {
  nonisolated static let threadCount = 8
  nonisolated static let actionCount = 2_000

  /// The numbers that each thread has dispatched, in the order in which they were reduced.
  private func byThread(_ reduced: [Int]) -> [[Int]] {
    (0..<Self.threadCount).map { thread in
      reduced.filter { $0 / Self.actionCount == thread }.map { $0 % Self.actionCount }
    }
  }

  private let everything = Array(repeating: Array(0..<actionCount), count: threadCount)

  private func dispatchFromAllThreads(to store: Store<AppState>) {
    inThreads(Self.threadCount) { thread in
      for index in 0..<Self.actionCount {
        store.dispatch(CountAction.log(thread * Self.actionCount + index))
      }
    }
  }

  @Test func `eight threads lose no action, and each keeps its order`() {
    let store = Store(initialState: AppState())

    dispatchFromAllThreads(to: store)

    #expect(byThread(store.state.reduced) == everything)
  }

  @Test func `with middleware and observers, eight threads lose no action`() {
    let seen = Received<Int>()
    let received = Received<Int>()
    let middleware: Middleware<AppState> = { _, _ in
      { next in
        { action in
          if case CountAction.log(let value) = action { seen.record(value) }
          next(action)
        }
      }
    }
    let store = Store(initialState: AppState(), middleware: [middleware])
    store.observe(\.reduced).subscribe { if let last = $0.last { received.record(last) } }

    dispatchFromAllThreads(to: store)

    #expect(byThread(store.state.reduced) == everything)
    #expect(seen.values == store.state.reduced)
    #expect(received.values == store.state.reduced)
  }

  @Test func `an observer is never in two calls at a time`() {
    let store = Store(initialState: AppState())
    let inside = Atomic(0)
    let most = Atomic(0)
    store.observe(\.reduced).subscribe { _ in
      let count = inside.add(1, ordering: .sequentiallyConsistent).newValue
      most.max(count, ordering: .sequentiallyConsistent)
      inside.subtract(1, ordering: .sequentiallyConsistent)
    }

    dispatchFromAllThreads(to: store)

    #expect(most.load(ordering: .sequentiallyConsistent) == 1)
  }

  @Test func `observers that other threads add and cancel receive ascending values`() {
    let store = Store(initialState: AppState())
    let disorder = Received<[Int]>()

    inThreads(Self.threadCount) { thread in
      for _ in 0..<200 {
        let received = Received<Int>()
        let subscription = store.observe(\.counter).subscribe { received.record($0) }
        store.dispatch(CountAction.increment)
        subscription.cancel()
        let values = received.values
        if zip(values, values.dropFirst()).contains(where: { $0 >= $1 }) { disorder.record(values) }
      }
    }

    #expect(disorder.values == [])
    #expect(store.subscriptionCount == 0)
    #expect(store.state.counter == 1_600)
  }

  @Test func `a message that is put just before the release is not forgotten`() {
    let store = Store(initialState: AppState())
    let rounds = Barrier(threads: 2)
    let missing = Received<Int>()

    inThreads(2) { thread in
      var random = SplitMix64(seed: UInt64(thread))
      for round in 1...20_000 {
        // Shifts the threads against each other, so that they meet at every point.
        for _ in 0..<Int.random(in: 0..<100, using: &random) { rounds.idle() }
        store.dispatch(CountAction.increment)
        rounds.meet()
        if thread == 0, store.state.counter != 2 * round { missing.record(round) }
        rounds.meet()
      }
    }

    #expect(missing.values == [])
  }

  @Test func `an action of another thread comes before a later one of an observer`() {
    let store = Store(initialState: AppState())
    store.observe(\.counter).subscribe { [unowned store] value in
      guard value == 1 else { return }
      onAnotherThread { store.dispatch(CountAction.log(1)) }
      store.dispatch(CountAction.log(2))
      onAnotherThread { store.dispatch(CountAction.log(3)) }
    }

    store.dispatch(CountAction.increment)

    #expect(store.state.reduced == [1, 2, 3])
  }

  @Test func `no thread waits for an observer on another`() {
    let store = Store(initialState: AppState())
    let (began, goOn, ended) = (Gate(), Gate(), Gate())
    let received = Received<Int>()
    store.observe(\.counter).subscribe { value in
      received.record(value)
      guard value == 1 else { return }
      began.open()
      goOn.pass()
    }
    let late = Received<Int>()

    onAnotherThread {
      inBackground {
        store.dispatch(CountAction.increment)
        ended.open()
      }
      began.pass()
      store.dispatch(CountAction.set(2))
      store.observe(\.counter).subscribe { late.record($0) }
      #expect(store.state.counter == 1)
      #expect(late.values == [])
      goOn.open()
      ended.pass()
    }

    #expect(received.values == [0, 1, 2])
    #expect(late.values == [2])
    #expect(store.state.counter == 2)
  }
}
