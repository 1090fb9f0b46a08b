import Foundation

/// Measures the store beside a bare reducer under a lock, and beside a store made with Combine.
///
/// Prints Markdown. Words given as arguments choose the rows whose names contain one of them.
@main struct StoreBenchmarks {
  static func main() {
    let words = CommandLine.arguments.dropFirst()
    let isWanted = { (name: String) in words.isEmpty || words.contains { name.contains($0) } }
    tally.initialize(to: 0)
    print("Measured on \(Machine.name).\n")
    printGoals(Goal.all.filter { isWanted($0.name) })
    printGrid(Grid.benchmarks.filter { isWanted($0.name) })
  }

  private static func printGoals(_ goals: [Goal]) {
    guard !goals.isEmpty else { return }
    print("| goal | demanded | measured | |")
    print("|---|--:|--:|---|")
    for goal in goals {
      let figure = goal.figure(Measurement(goal.benchmark))
      let verdict = goal.isReached(figure) ? "reached" : "**missed**"
      print("| \(goal.name) | \(goal.demand) | \(words(figure)) | \(verdict) |")
    }
    print("")
  }

  private static func printGrid(_ benchmarks: [Benchmark]) {
    guard !benchmarks.isEmpty else { return }
    print(
      "| for each action | reducer and lock, ns | Redux, ns | × limit | OpenCombine, ns | × OpenCombine |"
    )
    print("|---|--:|--:|--:|--:|--:|")
    for benchmark in benchmarks {
      let row = Measurement(benchmark)
      let pieces = Double(row.pieces)
      let cells = [
        words(row.limit / pieces), words(row.redux / pieces), words(row.toLimit),
        row.combine.map { words($0 / pieces) } ?? "–", row.toCombine.map(words) ?? "–",
      ]
      print("| \(row.name) | \(cells.joined(separator: " | ")) |")
    }
  }

  /// Three digits, whatever the size.
  private static func words(_ figure: Double) -> String {
    let digits = figure < 1 ? 3 : figure < 10 ? 2 : figure < 100 ? 1 : 0
    return String(format: "%.\(digits)f", figure)
  }
}
