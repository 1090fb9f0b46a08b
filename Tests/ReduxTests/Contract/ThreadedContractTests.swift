import Foundation
import TestSupport
import Testing

@testable import Redux

/// Counts its actions, and checks the order of each thread's.
private struct HistoryState: StateType, Equatable {
  var version = 0
  var last = ThreadAction(thread: 0, number: 0)
  var counts: [Int] = Array(repeating: 0, count: 4)
  var isInOrder = true

  mutating func reduce(_ action: any ActionType) {
    guard let action = action as? ThreadAction else { return }
    version += 1
    last = action
    isInOrder = isInOrder && counts[action.thread] == action.number
    counts[action.thread] += 1
  }
}

private struct ThreadAction: ActionType, Equatable {
  let thread: Int
  let number: Int
}

/// The versions that one observer has received, and whether it has been canceled.
private final class RecordedObserver: Sendable {
  struct Contents {
    var versions: [Int] = []
    var isCancelled = false
  }

  let contents = Guarded(Contents())

  func record(_ version: Int) { contents.withLock { $0.versions.append(version) } }
}

/// Random programs on several threads keep the contract, however their steps interleave.
@Computing @Suite(.timeLimit(.minutes(30))) struct ThreadedContractTests {
  nonisolated static let batches = 0..<4

  @Test(arguments: batches)
  func `no action is lost, and observers receive every version in order`(batch: Int) async {
    let size = UInt64(ContractPropertyTests.programCount / 400)
    let first = ContractPropertyTests.firstSeed + UInt64(batch) * size
    for seed in first..<first + size {
      let faults = faults(seed)
      #expect(faults == [], "seed \(seed)")
      guard faults.isEmpty else { return }
      await Task.yield()
    }
  }

  @Test @MainActor
  func `on the main actor the newest version arrives, and versions ascend`() async {
    let first = ContractPropertyTests.firstSeed
    for seed in first..<first + UInt64(ContractPropertyTests.programCount / 400) {
      let faults = await faultsOnMain(seed)
      #expect(faults == [], "seed \(seed)")
      guard faults.isEmpty else { return }
    }
  }

  /// Runs a program on three threads and the main actor, and returns what is wrong.
  @MainActor private func faultsOnMain(_ seed: UInt64) async -> [String] {
    let store = Store(
      StoreEngine(
        HistoryState(), [], seed % 2 == 0 ? .main : .dispatching,
        nanosecondsForOthers: seed % 4 == 1 ? 0 : 8_000_000))
    let observers = Received<RecordedObserver>()
    let threads = Task.detached {
      inThreads(3) { thread in
        for number in 0..<20 {
          if number % 7 == thread {
            let observer = RecordedObserver()
            let versions =
              number % 2 == 0
              ? store.observeOnMain(\.version) : store.observeOnMain { $0.version }
            versions.subscribe { observer.record($0) }
            observers.record(observer)
          }
          store.dispatch(ThreadAction(thread: thread, number: number))
        }
      }
    }
    for number in 0..<20 {
      store.dispatch(ThreadAction(thread: 3, number: number))
      await Task.yield()
    }
    await threads.value
    // A thread to which main has handed over may still be at work.
    for await version in store.observe(\.version) where version == 80 { break }
    await mainActorIsIdle()

    let state = store.state
    var faults = state.counts == [20, 20, 20, 20] && state.isInOrder ? [] : ["\(state)"]
    for received in observers.values.map({ $0.contents.withLock { $0.versions } }) {
      let isAscending = zip(received, received.dropFirst()).allSatisfy { $0 < $1 }
      if !isAscending || received.last != state.version { faults.append("received \(received)") }
    }
    return faults
  }

  /// Runs a program on four threads, and returns what is wrong.
  private func faults(_ seed: UInt64) -> [String] {
    let pass: Middleware<HistoryState> = { _, _ in { next in { next($0) } } }
    let store = Store(initialState: HistoryState(), middleware: seed % 2 == 0 ? [] : [pass])
    let calls = Received<[Int]>()
    let observers = Received<RecordedObserver>()
    let dispatched = Guarded([0, 0, 0, 0])

    inThreads(4) { thread in
      var random = SplitMix64(seed: seed &* 4 &+ UInt64(thread))
      var own: [(RecordedObserver, Subscription)] = []
      for _ in 0..<50 {
        switch Int.random(in: 0..<5, using: &random) {
        case 0 where own.count < 4:
          let (observer, name) = (RecordedObserver(), thread * 100 + own.count)
          let versions =
            own.count % 2 == 0
            ? store.observe { $0.version } : store.scoped(to: \.version).observe(\.self)
          let subscription = versions.subscribe { version in
            calls.record([version, name])
            observer.record(version)
          }
          own.append((observer, subscription))
          observers.record(observer)
        case 1:
          guard let (observer, subscription) = own.popLast() else { continue }
          subscription.cancel()
          observer.contents.withLock { $0.isCancelled = true }
        default:
          let number = dispatched.withLock { counts in
            defer { counts[thread] += 1 }
            return counts[thread]
          }
          store.dispatch(ThreadAction(thread: thread, number: number))
        }
      }
    }
    return faults(store.state, dispatched.withLock { $0 }, observers.values)
      + faults(inCalls: calls.values)
  }

  private func faults(
    _ state: HistoryState, _ dispatched: [Int], _ observers: [RecordedObserver]
  ) -> [String] {
    var faults: [String] = []
    if state.counts != dispatched { faults.append("\(dispatched) became \(state.counts)") }
    if !state.isInOrder { faults.append("the actions of a thread were reordered") }
    for contents in observers.map({ $0.contents.withLock { $0 } }) {
      let received = contents.versions
      if received != Array((received.first ?? 0)..<(received.first ?? 0) + received.count) {
        faults.append("an observer received \(received)")
      }
      if !contents.isCancelled, received.last != state.version {
        faults.append("an observer received \(received) of \(state.version)")
      }
    }
    return faults
  }

  /// Versions never go back, in any order of observers.
  private func faults(inCalls calls: [[Int]]) -> [String] {
    let versions = calls.map { $0[0] }
    return versions == versions.sorted() ? [] : ["observers received \(versions)"]
  }
}
