import Measuring
import OpenCombine
import Redux
import Synchronization

/// The benchmarks of large values, of reading, and of subscribing.
enum Values {
  static var benchmarks: [Benchmark] {
    [array, dictionary, reading] + [0, 10_000].map { subscribing(besides: $0) }
      + [subscribing(besidePaths: 4_000)]
  }

  static var goals: [Goal] {
    let (array, dictionary) = (array, dictionary)
    return [
      Goal("observed [Int] of 100,000 : the copy alone", atMost: 4, array, to: array.base),
      Goal("observed dictionary of 10,000 : nearest peer", toNearestPeerAtMost: 1, dictionary),
      Goal("read a number of the large state", nanoseconds: 40, reading),
      Goal("subscribe and cancel", nanoseconds: 1_500, subscribing(besides: 0)),
      Goal("the same beside 10,000 observers", nanoseconds: 1_500, subscribing(besides: 10_000)),
      Goal("the same beside 4,000 paths", nanoseconds: 1_500, subscribing(besidePaths: 4_000)),
    ]
  }

  private static var array: Benchmark {
    let state = ArrayState(count: 100_000)
    let (bare, store) = (CopyingState(state, of: { $0.items }), Store(initialState: state))
    store.observe { $0.items }.subscribe { _ in tally.pointee &+= 1 }
    return value("[Int] of 100,000, an element changes", state, \.items, bare, store)
  }

  private static var dictionary: Benchmark {
    let state = DictionaryState()
    let (bare, store) = (CopyingState(state, of: { $0.items }), Store(initialState: state))
    store.observe { $0.items }.subscribe { _ in tally.pointee &+= 1 }
    return value("dictionary of 10,000, a value changes", state, \.items, bare, store)
  }

  /// An observed value; the base keeps the last value, so it copies the value as the observers do.
  private static func value<State: StateType, Value: Equatable & Sendable>(
    _ name: String, _ state: State, _ path: any KeyPath<State, Value> & Sendable,
    _ bare: CopyingState<State, Value>, _ store: Store<State>
  ) -> Benchmark {
    let (combine, observation) = (CombineStore(state), ObservationStore(state))
    combine.observe(path) { _ in tally.pointee &+= 1 }
    observation.observe(path) { _ in tally.pointee &+= 1 }
    return Benchmark(
      name,
      base: { for _ in 0..<$0 { bare.dispatch(BenchAction.setItem) } },
      subject: { for _ in 0..<$0 { store.dispatch(BenchAction.setItem) } },
      peers: [
        { for _ in 0..<$0 { combine.dispatch(BenchAction.setItem) } },
        { for _ in 0..<$0 { observation.dispatch(BenchAction.setItem) } },
      ])
  }

  private static var reading: Benchmark {
    let state = CheckingState()
    let (bare, store, combine) = (BareState(state), Store(initialState: state), CombineStore(state))
    return Benchmark(
      "read a number",
      base: { for _ in 0..<$0 { tally.pointee &+= bare.read { $0.features.b.d5.items.count } } },
      subject: {
        for _ in 0..<$0 { tally.pointee &+= store.read { $0.features.b.d5.items.count } }
      },
      peers: [{ for _ in 0..<$0 { tally.pointee &+= combine.value.features.b.d5.items.count } }])
  }

  private static func subscribing(besides count: Int) -> Benchmark {
    let stores = Subscribed()
    for _ in 0..<count { stores.add(\.features.b.d5.observed.a) }
    return stores.benchmark("subscribe and cancel, beside \(count) observers of the path")
  }

  private static func subscribing(besidePaths count: Int) -> Benchmark {
    let stores = Subscribed()
    for index in 0..<count { stores.add(\.[index]) }
    return stores.benchmark("subscribe and cancel, beside \(count) computed paths")
  }
}

/// Stores with the same observers.
private struct Subscribed {
  let store = Store(initialState: CheckingState())
  let combine = CombineStore(CheckingState())

  func add(_ path: Path<CheckingState>) {
    store.observe(path).subscribe { _ in tally.pointee &+= 1 }
    combine.observe(path) { _ in tally.pointee &+= 1 }
  }

  func benchmark(_ name: String) -> Benchmark {
    let (idle, mutex) = (BareState(OneCell()), BenchAction.increment)
    return Benchmark(
      name,
      base: { for _ in 0..<$0 { idle.dispatch(mutex) } },
      subject: { [store] in
        for _ in 0..<$0 {
          store.observe(\.features.b.d5.observed.a).subscribe { _ in tally.pointee &+= 1 }.cancel()
        }
      },
      peers: [
        { [combine] in
          for _ in 0..<$0 {
            combine.subscribe(\.features.b.d5.observed.a) { _ in tally.pointee &+= 1 }.cancel()
          }
        }
      ])
  }
}

extension CheckingState {
  /// As many computed paths as one likes.
  fileprivate subscript(index: Int) -> Int { features.b.d5.n &+ index }
}

/// A dictionary of ten thousand.
struct DictionaryState: StateType {
  var items = Dictionary(uniqueKeysWithValues: (0..<10_000).map { ("The key number \($0)", $0) })

  mutating func reduce(_ action: any ActionType) {
    items["The key number 5", default: 0] += 1
  }
}

/// The reducer under a lock, with a copy of the last value.
private final class CopyingState<State: StateType, Value: Sendable>: Sendable {
  private let state: Mutex<(State, last: Value)>
  private let value: @Sendable (State) -> Value

  init(_ state: State, of value: @escaping @Sendable (State) -> Value) {
    self.state = Mutex((state, value(state)))
    self.value = value
  }

  func dispatch(_ action: any ActionType) {
    state.withLock {
      $0.0.reduce(action)
      $0.last = value($0.0)
    }
  }
}
