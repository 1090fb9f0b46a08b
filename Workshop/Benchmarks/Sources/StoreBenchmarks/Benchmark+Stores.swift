import Measuring
import Redux

extension Benchmark {
  /// Dispatches the same action to all contenders, without observers.
  init<State: StateType>(_ name: String, _ state: State, _ action: any ActionType) {
    self.init(name, state, observers: 0, of: [Path<State>](), action)
  }

  /// Dispatches the same action to all contenders, with a number of observers of some paths.
  init<State: StateType, Value: Equatable & Sendable>(
    _ name: String, _ state: State, observers: Int,
    of paths: [any KeyPath<State, Value> & Sendable], _ action: any ActionType
  ) {
    let action = opaque(action)
    let (bare, store) = (BareState(state), Store(initialState: state))
    let (combine, observation) = (CombineStore(state), ObservationStore(state))
    for index in 0..<observers {
      let path = paths[index % paths.count]
      store.observe(path).subscribe { _ in tally.pointee &+= 1 }
      combine.observe(path) { _ in tally.pointee &+= 1 }
      observation.observe(path) { _ in tally.pointee &+= 1 }
    }
    self.init(
      name,
      base: { for _ in 0..<$0 { bare.dispatch(action) } },
      subject: { for _ in 0..<$0 { store.dispatch(action) } },
      peers: [
        { for _ in 0..<$0 { combine.dispatch(action) } },
        { for _ in 0..<$0 { observation.dispatch(action) } },
      ])
  }

  /// Dispatches an action after which an observer dispatches a number of others.
  init(burst count: Int) {
    let state = OneCell()
    let (bare, store, combine) = (
      BareState(state), Store(initialState: state), CombineStore(state)
    )
    store.observe(\.flag).subscribe { [unowned store] _ in
      for _ in 0..<count { store.dispatch(BenchAction.increment) }
    }
    combine.observe(\.flag) { [unowned combine] _ in
      for _ in 0..<count { combine.dispatch(BenchAction.increment) }
    }
    self.init(
      "burst of \(count) from an observer", pieces: count,
      base: { for _ in 0..<$0 * (count + 1) { bare.dispatch(BenchAction.increment) } },
      subject: { for _ in 0..<$0 { store.dispatch(LargeAction()) } },
      peers: [{ for _ in 0..<$0 { combine.dispatch(LargeAction()) } }])
  }

  /// Divides the dispatches among a number of threads; the base is one thread.
  init(threads count: Int, observers: Int) {
    let state = OneCell()
    let (bare, store) = (BareState(state), Store(initialState: state))
    for _ in 0..<observers { store.observe(\.counter).subscribe { _ in tally.pointee &+= 1 } }
    self.init(
      "\(count) thread\(count == 1 ? "" : "s"), \(observers == 0 ? "no" : "an") observer called",
      leastTimes: 200_000,
      base: { for _ in 0..<$0 { bare.dispatch(BenchAction.increment) } },
      subject: { times in
        inThreads(count) {
          for _ in 0..<max(1, times / count) { store.dispatch(BenchAction.increment) }
        }
      })
  }
}
