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
          + ". Then \(report.problem ?? "")")
      let folder = FileManager.default.currentDirectoryPath + "/.build/simulation"
      try? FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      let path = "\(folder)/seed-\(scenario.seed)"
      let test = "\(folder)/\(suite).swift"
      let last = WorkerProcess.run(scenario, recording: "\(path).jsonl")
      write(self.test, to: test)
      write(scenario.description + "\n", to: "\(path).txt")
      if let text = last.text {
        say(text.split(separator: "\n").map { "  | \($0)" }.joined(separator: "\n"))
      }
      say("  Test: \(test), for Tests/\(module)Tests. Recording: \(path).jsonl")
    }

    private var suite: String { "Seed\(scenario.seed)Tests" }

    /// The module of the app, which its tests import.
    private var module: String { String(reflecting: App.self).split(separator: ".")[0].description }

    /// A file with a test that fails until the bug is fixed.
    var test: String {
      // A name between backticks can have any other characters.
      let name = (report.failure ?? "").filter { !"`\\\n\r".contains($0) }
      let lines = scenario.description.split(separator: "\n").map { "          \($0)" }
      return """
        #if os(Linux) && compiler(>=6.3)
          import AppSimulation
          import Testing

          @testable import \(module)

          @Suite(.timeLimit(.minutes(30))) struct \(suite) {
            @Test func `\(name) (seed \(scenario.seed))`() throws {
              try Simulation<\(App.self)>.replay(
                #\"""
        \(lines.joined(separator: "\n"))
                \"""#)
            }
          }
        #endif

        """
    }

    private func write(_ text: String, to path: String) {
      try? Data(text.utf8).write(to: URL(filePath: path))
    }
  }
#endif
