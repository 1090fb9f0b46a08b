import Measuring
import Redux

/// The benchmarks of the store.
enum Grid {
  static var benchmarks: [Benchmark] {
    actions + observers(OneCell()) + observers(FourteenCells())
      + observers(ThousandCells()) + arrays + reducers + bursts + threads
  }

  private static var actions: [Benchmark] {
    let state = OneCell()
    return [
      Benchmark("action without payload", state, BenchAction.increment),
      Benchmark("action with a number", state, BenchAction.add(1)),
      Benchmark("action too large for its existential", state, LargeAction()),
    ]
  }

  /// Observers of all paths of a state; an action changes none, one or all.
  private static func observers<State: CellState>(_ state: State) -> [Benchmark] {
    let paths = State.paths
    let changes: [(String, BenchAction)] =
      [("none", .increment), ("one", .touchOne), ("all", .touchAll)]
    return [0, 1, 10, 100, 1_000, 3_000].filter { $0 == 0 || $0 >= paths.count }.flatMap { count in
      changes.filter { paths.count > 1 || $0.0 != "all" }.map { change, action in
        Benchmark(
          "\(counted(paths.count, "path")), \(counted(count, "observer")), \(change) changed",
          state,
          observers: count, of: paths, action)
      }
    }
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  private static var arrays: [Benchmark] {
    [0, 10, 1_000, 100_000].flatMap { count in
      let state = ArrayState(count: count)
      return [
        Benchmark("array of \(count), not observed", state, BenchAction.setItem),
        Benchmark(
          "array of \(count), observed", state, observers: 1, of: [\.items],
          BenchAction.setItem),
      ]
    }
  }

  private static var reducers: [Benchmark] {
    let action = BenchAction.increment
    return [
      Benchmark("1 more reducer, by switch", OneSwitching(), action),
      Benchmark("8 more reducers, by switch", EightSwitching(), action),
      Benchmark(
        "64 more reducers, by switch", SixtyFourSwitching(), action),
      Benchmark("1 more reducer, by as(_:)", OneAsking(), action),
      Benchmark("8 more reducers, by as(_:)", EightAsking(), action),
      Benchmark("64 more reducers, by as(_:)", SixtyFourAsking(), action),
    ]
  }

  private static var bursts: [Benchmark] { [Benchmark(burst: 1), Benchmark(burst: 10_000)] }

  private static var threads: [Benchmark] {
    [1, 2, 8].flatMap { count in
      [0, 1].map { Benchmark(threads: count, observers: $0) }
    }
  }
}
