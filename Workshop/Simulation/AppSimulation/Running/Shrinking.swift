#if os(Linux) && compiler(>=6.3)
  /// Cuts a failing run to few decisions, while the same promise isn't kept.
  struct Shrinking {
    private let original: Report
    private var scenario: Scenario
    private var best: Report
    private var trials = 0
    /// The number of runs after which it stops.
    private let limit = 300
    /// The moment at which it stops, on a machine that is busy.
    private let deadline = ContinuousClock.now + .seconds(180)

    init(_ report: Report) {
      original = report
      best = report
      scenario = Scenario(seed: report.seed)
      scenario.steps = report.steps.compactMap { Step($0) }
    }

    /// Returns the shortest scenario found, with its report.
    func shrunk() -> (scenario: Scenario, report: Report, trials: Int) {
      var shrinking = self
      shrinking.run()
      return (shrinking.scenario, shrinking.best, shrinking.trials)
    }

    private mutating func run() {
      guard accept(scenario) else { return }
      // From now on, a test that says which faults happen needs no mixture, whose code may change.
      var told = scenario
      told.faults = Set(best.faults)
      _ = accept(told)
      for stream in Scenario.Stream.allCases {
        var simpler = scenario
        simpler.streams.remove(stream)
        _ = accept(simpler)
      }
      dropFaults()
      dropSteps()
      dropFaults()
      dropSteps()
    }

    private mutating func dropSteps() { drop(from: scenario.steps ?? []) { $0.steps = $1 } }

    private mutating func dropFaults() {
      drop(from: (scenario.faults ?? []).sorted()) { $0.faults = Set($1) }
    }

    /// Leaves out what isn't needed: everything, halves, and then smaller parts.
    private mutating func drop<Part>(from parts: [Part], put: (inout Scenario, [Part]) -> Void) {
      var (parts, size) = (parts, parts.count)
      while size >= 1 {
        var start = 0
        while start < parts.count {
          var (shorter, simpler) = (parts, scenario)
          shorter.removeSubrange(start..<min(start + size, parts.count))
          put(&simpler, shorter)
          if accept(simpler) { parts = shorter } else { start += size }
        }
        size /= 2
      }
    }

    /// Takes a scenario if the same promise isn't kept.
    private mutating func accept(_ simpler: Scenario) -> Bool {
      // Without a step, the seed would decide them.
      guard simpler.steps?.isEmpty == false, trials < limit, ContinuousClock.now < deadline
      else { return false }
      trials += 1
      let report = WorkerProcess.run(simpler)
      guard report.failure == original.failure else { return false }
      scenario = simpler
      best = report
      return true
    }
  }
#endif
