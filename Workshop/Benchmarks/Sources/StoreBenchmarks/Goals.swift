import Measuring
import Redux

/// The goals of the store.
enum Goals {
  static var all: [Goal] {
    let (small, middle, wide) = (
      OneCell(), FourteenCells(), ThousandCells()
    )
    let idle = Benchmark("", small, BenchAction.increment)
    let one = Benchmark("", small, observers: 1, of: OneCell.paths, BenchAction.touchOne)
    return [
      Goal("no observers : reducer and lock", atMost: 1.5, idle, to: idle.base),
      Goal("allocations for an action that fits its existential", allocations: 0, idle),
      Goal(
        "1,000 idle observers on 14 paths : none", atMost: 2,
        Benchmark(
          "", middle, observers: 1_000, of: FourteenCells.paths, BenchAction.increment),
        to: Benchmark("", middle, BenchAction.increment).subject),
      Goal(
        "each of 1,000 idle paths", nanoseconds: 10, for: 1_000,
        Benchmark("", wide, observers: 1_000, of: ThousandCells.paths, BenchAction.increment),
        beyond: Benchmark("", wide, BenchAction.increment).subject),
      Goal("one observer called : none", atMost: 3, one, to: idle.subject),
      Goal(
        "each of 1,000 observers of a changed path", nanoseconds: 20, for: 1_000,
        Benchmark("", small, observers: 1_000, of: OneCell.paths, BenchAction.touchOne),
        beyond: idle.subject),
      Goal(
        "array of 100,000 changed in place : of 10", atMost: 1.2,
        Benchmark("", ArrayState(count: 100_000), BenchAction.setItem),
        to: Benchmark("", ArrayState(count: 10), BenchAction.setItem).subject),
      Goal(
        "each of 64 reducers that ignore the action, by as(_:)", nanoseconds: 10, for: 64,
        Benchmark("", SixtyFourAsking(), BenchAction.increment),
        beyond: idle.subject),
      Goal(
        "each of 64 reducers that ignore the action, by switch", nanoseconds: 10, for: 64,
        Benchmark("", SixtyFourSwitching(), BenchAction.increment),
        beyond: idle.subject),
      Goal(
        "8 threads : one thread", atMost: 1.5, Benchmark(threads: 8, observers: 0),
        to: Benchmark(threads: 1, observers: 0).subject),
    ]
  }
}
