#if os(Linux) && compiler(>=6.3)
  import Foundation

  /// Tells what was decided and what didn't hold, as a sentence, a test and a recording.
  struct Story<App: SimulatedApp> {
    private let scenario: Scenario
    private let report: Report
    private let trials: Int

    init(_ shrunk: (scenario: Scenario, report: Report, trials: Int)) {
      (scenario, report, trials) = shrunk
    }

    func tell() {
      let steps = scenario.steps ?? []
      let decisions = steps.count { $0 != .settle } + report.faults.count
      say(
        "  Seed \(scenario.seed), \(decisions) decisions after \(trials) runs: "
          + (report.faults + steps.map(\.description)).joined(separator: "; ")
          + ". Then “\(report.failure ?? "")” doesn't hold: \(report.reason ?? "")")
      let folder = FileManager.default.currentDirectoryPath + "/.build/simulation"
      try? FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      let path = "\(folder)/seed-\(scenario.seed)"
      let last = WorkerProcess.run(scenario, recording: "\(path).jsonl")
      write(test, to: "\(path).swift")
      write(scenario.description + "\n", to: "\(path).txt")
      if let text = last.text {
        say(text.split(separator: "\n").map { "  | \($0)" }.joined(separator: "\n"))
      }
      say("  Test: \(path).swift. Recording: \(path).jsonl")
    }

    /// A test that fails until the bug is fixed.
    private var test: String {
      let lines = scenario.description.split(separator: "\n").map { "      \($0)" }
      return """
        @Test func `\(report.failure ?? "") (seed \(scenario.seed))`() throws {
          try Simulation<\(App.self)>.replay(
            #\"""
        \(lines.joined(separator: "\n"))
            \"""#)
        }

        """
    }

    private func write(_ text: String, to path: String) {
      try? Data(text.utf8).write(to: URL(filePath: path))
    }
  }
#endif
