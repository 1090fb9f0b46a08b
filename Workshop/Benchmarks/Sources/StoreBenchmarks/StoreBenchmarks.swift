import Measuring

/// Measures the store beside a bare reducer under a lock, and beside stores made with Combine and `Observation`.
@main struct StoreBenchmarks {
  static func main() {
    tally.initialize(to: 0)
    let report = Report("The store")
    report.print(Goals.all + Large.goals + Recordings.goals)
    let contenders = ["reducer and lock", "Redux", "OpenCombine", "Observation"]
    report.print(Large.benchmarks, ["in a large state"] + contenders)
    report.print(Grid.benchmarks + HeavyWork.benchmarks, ["for each action"] + contenders)
  }
}
