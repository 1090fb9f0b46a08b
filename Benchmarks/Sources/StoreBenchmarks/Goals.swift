import Redux

/// What the store must reach, each measured beside what it is compared with.
struct Goal {
  let name: String
  let demand: String
  /// `redux` is what is judged, `limit` what it is compared with.
  let benchmark: Benchmark
  let figure: (Measurement) -> Double
  let isReached: (Double) -> Bool

  /// A ratio that may not be exceeded.
  init(_ name: String, atMost ratio: Double, _ judged: Benchmark, to base: Benchmark) {
    self.name = name
    demand = "≤ \(ratio)"
    benchmark = Benchmark(
      name: name, leastTimes: judged.leastTimes, limit: base.redux, redux: judged.redux,
      combine: nil)
    figure = { $0.toLimit }
    isReached = { $0 <= ratio }
  }

  /// Nanoseconds for each of several pieces, beyond what the base takes without them.
  init(
    _ name: String, nanoseconds: Double, for pieces: Int, _ judged: Benchmark,
    beyond base: Benchmark
  ) {
    self.name = name
    demand = "≤ \(nanoseconds) ns"
    benchmark = Benchmark(name: name, limit: base.redux, redux: judged.redux, combine: nil)
    figure = { max(0, $0.redux - $0.limit) / Double(pieces) }
    isReached = { $0 <= nanoseconds }
  }
}

extension Goal {
  static var all: [Goal] {
    let (small, middle, wide) = (
      CellState<Int>(), CellState<Seven<Two<Int>>>(), CellState<Thousand>()
    )
    let idle = Benchmark("", small, BenchAction.increment)
    let bare = Benchmark(name: "", limit: idle.limit, redux: idle.limit, combine: nil)
    let one = Benchmark("", small, observers: 1, of: CellState<Int>.paths, BenchAction.touchOne)
    return [
      Goal("no observers : reducer and lock", atMost: 3, idle, to: bare),
      Goal(
        "1,000 idle observers on 14 paths : none", atMost: 2,
        Benchmark(
          "", middle, observers: 1_000, of: CellState<Seven<Two<Int>>>.paths, BenchAction.increment),
        to: Benchmark("", middle, BenchAction.increment)),
      Goal(
        "each of 1,000 idle paths", nanoseconds: 10, for: 1_000,
        Benchmark("", wide, observers: 1_000, of: CellState<Thousand>.paths, BenchAction.increment),
        beyond: Benchmark("", wide, BenchAction.increment)),
      Goal("one observer called : none", atMost: 3, one, to: idle),
      Goal(
        "each of 1,000 observers of a changed path", nanoseconds: 20, for: 1_000,
        Benchmark("", small, observers: 1_000, of: CellState<Int>.paths, BenchAction.touchOne),
        beyond: idle),
      Goal(
        "array of 100,000 changed in place : of 10", atMost: 1.2,
        Benchmark("", ArrayState(count: 100_000), BenchAction.setItem),
        to: Benchmark("", ArrayState(count: 10), BenchAction.setItem)),
      Goal(
        "each of 64 reducers that ignore the action, by as(_:)", nanoseconds: 10, for: 64,
        Benchmark("", FeatureState<Eight<Eight<AskingFeature>>>(), BenchAction.increment),
        beyond: idle),
      Goal(
        "each of 64 reducers that ignore the action, by switch", nanoseconds: 10, for: 64,
        Benchmark("", FeatureState<Eight<Eight<SwitchingFeature>>>(), BenchAction.increment),
        beyond: idle),
      Goal(
        "8 threads : one thread", atMost: 2, Benchmark(threads: 8, observers: 0),
        to: Benchmark(threads: 1, observers: 0)),
    ]
  }
}
