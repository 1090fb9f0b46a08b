import Measuring

/// Measures the store beside a bare reducer under a lock, and beside a store made with Combine.
@main struct StoreBenchmarks {
  static func main() {
    tally.initialize(to: 0)
    let report = Report("The store")
    report.print(Goals.all)
    report.print(Grid.benchmarks, ["for each action", "reducer and lock", "Redux", "OpenCombine"])
  }
}
