import Foundation
import Redux
import Testing

/// Counts its actions, and remembers what each thread did.
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

/// What one observer heard, and whether it should still hear.
private final class Listener: Sendable {
  struct Notes {
    var versions: [Int] = []
    var isCancelled = false
  }

  let notes = Guarded(Notes())

  func hear(_ version: Int) { notes.withLock { $0.versions.append(version) } }
}

/// Random programs on several threads at once keep what the contract promises in any interleaving.
@Suite struct ThreadedContractTests {
  static let batches = 0..<4

  @Test(arguments: batches)
  func `nothing is lost, and observers hear every version in order`(batch: Int) {
    let size = UInt64(ContractPropertyTests.programCount / 400)
    let first = ContractPropertyTests.firstSeed + UInt64(batch) * size
    for seed in first..<first + size {
      let faults = faults(seed)
      #expect(faults == [], "seed \(seed)")
      guard faults.isEmpty else { return }
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

  /// Runs a program on three threads and the main actor and looks for what went wrong there.
  @MainActor private func faultsOnMain(_ seed: UInt64) async -> [String] {
    let store = Store(
      initialState: HistoryState(), reducing: seed % 2 == 0 ? .main : .dispatching)
    let listeners = Recorder<Listener>()
    let threads = Task.detached {
      inThreads(3) { thread in
        for number in 0..<20 {
          if number % 7 == thread {
            let listener = Listener()
            store.observeOnMain(\.version).subscribe { listener.hear($0) }
            listeners.hear(listener)
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
    await mainActorIsIdle()

    let state = store.state
    var faults = state.counts == [20, 20, 20, 20] && state.isInOrder ? [] : ["\(state)"]
    for heard in listeners.values.map({ $0.notes.withLock { $0.versions } }) {
      let isAscending = zip(heard, heard.dropFirst()).allSatisfy { $0 < $1 }
      if !isAscending || heard.last != state.version { faults.append("an observer heard \(heard)") }
    }
    return faults
  }

  /// Runs a program on four threads and looks for what went wrong.
  private func faults(_ seed: UInt64) -> [String] {
    let pass: Middleware<HistoryState> = { _, _ in { next in { next($0) } } }
    let store = Store(initialState: HistoryState(), middleware: seed % 2 == 0 ? [] : [pass])
    let calls = Recorder<[Int]>()
    let listeners = Recorder<Listener>()
    let dispatched = Guarded([0, 0, 0, 0])

    inThreads(4) { thread in
      var random = SplitMix64(seed: seed &* 4 &+ UInt64(thread))
      var own: [(Listener, Subscription)] = []
      for _ in 0..<50 {
        switch Int.random(in: 0..<5, using: &random) {
        case 0 where own.count < 4:
          let (listener, name) = (Listener(), thread * 100 + own.count)
          let subscription = store.observe(\.version).subscribe { version in
            calls.hear([version, name])
            listener.hear(version)
          }
          own.append((listener, subscription))
          listeners.hear(listener)
        case 1:
          guard let (listener, subscription) = own.popLast() else { continue }
          subscription.cancel()
          listener.notes.withLock { $0.isCancelled = true }
        default:
          let number = dispatched.withLock { counts in
            defer { counts[thread] += 1 }
            return counts[thread]
          }
          store.dispatch(ThreadAction(thread: thread, number: number))
        }
      }
    }
    return faults(store.state, dispatched.withLock { $0 }, listeners.values)
      + faults(inCalls: calls.values)
  }

  private func faults(
    _ state: HistoryState, _ dispatched: [Int], _ listeners: [Listener]
  ) -> [String] {
    var faults: [String] = []
    if state.counts != dispatched { faults.append("\(dispatched) became \(state.counts)") }
    if !state.isInOrder { faults.append("the actions of a thread were reordered") }
    for notes in listeners.map({ $0.notes.withLock { $0 } }) {
      let heard = notes.versions
      if heard != Array((heard.first ?? 0)..<(heard.first ?? 0) + heard.count) {
        faults.append("an observer heard \(heard)")
      }
      if !notes.isCancelled, heard.last != state.version {
        faults.append("an observer heard \(heard) of \(state.version)")
      }
    }
    return faults
  }

  /// Versions never go back, whoever hears them.
  private func faults(inCalls calls: [[Int]]) -> [String] {
    let versions = calls.map { $0[0] }
    return versions == versions.sorted() ? [] : ["observers heard \(versions)"]
  }
}
