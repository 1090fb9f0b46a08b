import Foundation

/// Prints measurements as Markdown.
///
/// Words given as arguments choose the rows whose names contain one of them.
public struct Report {
  private let words = CommandLine.arguments.dropFirst()

  /// Begins a report with the name of the machine.
  public init(_ title: String) {
    Swift.print("### \(title)\n\nMeasured on \(Machine.name).\n")
  }

  /// Prints each goal beside its figure.
  public func print(_ goals: [Goal]) {
    let goals = goals.filter { isWanted($0.name) }
    guard !goals.isEmpty else { return }
    printHead(["goal", "target", "measured", ""])
    for goal in goals {
      let figure = goal.measure()
      let verdict =
        figure.map { $0 <= goal.limit ? "reached" : "**missed**" } ?? "not measured here"
      printRow([goal.name, goal.demand, text(figure), verdict])
    }
    Swift.print("")
  }

  /// Prints a row for each benchmark.
  ///
  /// - Parameters:
  ///   - benchmarks: The benchmarks.
  ///   - names: The names of the rows, the base, the subject, and the peers if there are any.
  public func print(_ benchmarks: [Benchmark], _ names: [String]) {
    let benchmarks = benchmarks.filter { isWanted($0.name) }
    guard !benchmarks.isEmpty else { return }
    let peers = names.dropFirst(3)
    printHead(
      [names[0], "\(names[1]), ns", "\(names[2]), ns", "× \(names[1])"]
        + peers.map { "\($0), ns" } + (peers.isEmpty ? [] : ["× nearest peer"]) + ["allocations"])
    for benchmark in benchmarks {
      let row = Measurement(benchmark)
      let known = row.peers.map { text($0) } + Array(repeating: "–", count: peers.count)
      printRow(
        [benchmark.name, text(row.base), text(row.subject), text(row.toBase)]
          + known.prefix(peers.count) + (peers.isEmpty ? [] : [text(row.toPeer)])
          + [text(row.allocations)])
    }
    Swift.print("")
  }

  private func isWanted(_ name: String) -> Bool {
    words.isEmpty || words.contains { name.contains($0) }
  }

  private func printHead(_ titles: [String]) {
    printRow(titles)
    Swift.print("|---|" + String(repeating: "--:|", count: titles.count - 1))
  }

  private func printRow(_ cells: [String]) {
    Swift.print("| " + cells.joined(separator: " | ") + " |")
    fflush(nil)
  }

  /// Returns a figure with three digits.
  private func text(_ figure: Double?) -> String {
    guard let figure else { return "–" }
    if figure == figure.rounded(), figure < 100 { return String(Int(figure)) }
    let digits = figure < 1 ? 3 : figure < 10 ? 2 : figure < 100 ? 1 : 0
    return String(format: "%.\(digits)f", figure)
  }
}
