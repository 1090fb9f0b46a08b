#if os(Linux) && compiler(>=6.3)
  import Foundation

  /// Runs many seeds, and says what they have found.
  struct Campaign<App: SimulatedApp> {
    private let options: Options
    private let first: UInt64
    private let count: Int
    /// How many seconds the campaign lasts at most; nil if its count of seeds ends it.
    private let seconds: Int?

    init(_ options: Options) {
      self.options = options
      let seed = options["seed"].flatMap { UInt64($0) }
      first = seed ?? UInt64.random(in: 0..<1_000_000_000)
      seconds = options.number("seconds")
      let usual = seconds != nil ? 1_000_000 : seed == nil ? 100 : 1
      count = options.number("seeds") ?? options.number("twice") ?? usual
    }

    /// Runs the campaign, and returns whether everything was as it should be.
    func run() -> Bool {
      if let path = options["scenario"] { return replay(path) }
      say("Base seed \(first), \(seconds.map { "\($0) seconds" } ?? count.seeds).")
      let start = ContinuousClock.now
      let reports = self.reports(batch: options["stop"] == nil && seconds == nil ? 50 : 10)
      let time = start.duration(to: .now) / .seconds(1)
      let rate = String(format: "%.1f", Double(reports.count) / time)
      let actions = reports.reduce(0) { $0 + $1.actions }
      say("\(reports.count.seeds) in \(Int(time)) s, \(rate) a second, \(actions) actions.")
      say("To repeat them: make simulate seed=\(first) seeds=\(reports.count)")
      let isTheSame = options["twice"] == nil || compare(with: reports)
      let isCovered = Coverage<App>(reports).print(
        isComplete: reports.count >= Simulation<App>.documentedSize)
      let failures = reports.filter { $0.failure != nil }
      explain(failures)
      if failures.isEmpty { say("All promises held.") }
      return failures.isEmpty && isTheSame && isCovered
    }

    /// Runs the seeds in processes that each run a few of them.
    private func reports(batch: Int, offset: Int = 0) -> [Report] {
      let deadline = seconds.map { ContinuousClock.now + .seconds($0) }
      var reports: [Report] = []
      var progress = CampaignProgress()
      while reports.count < count, !isOver(reports),
        deadline.map({ ContinuousClock.now < $0 }) ?? true
      {
        let next = first &+ UInt64(reports.count)
        let size = min(reports.isEmpty && offset > 0 ? offset : batch, count - reports.count)
        var begun = next
        var arguments = ["first=\(next)", "count=\(size)"] + passed(["length", "trace"])
        if options["twice"] == nil, options["trace"] == nil { arguments.append("compare=no") }
        let hasEnded = WorkerProcess.work(arguments) { line in
          if let report = Report(line) {
            reports.append(report)
            progress.tell(
              reports.count, of: seconds == nil ? count : nil,
              failures: reports.count { $0.failure != nil })
          }
          if line.hasPrefix("begin ") { begun = UInt64(line.dropFirst(6)) ?? begun }
          if line.hasPrefix("trace ") { say(line.dropFirst(6)) }
        }
        if !hasEnded {
          reports.append(crash(at: begun))
        }
      }
      return reports
    }

    /// Whether one failure is enough, and there is one.
    private func isOver(_ reports: [Report]) -> Bool {
      options["stop"] != nil && reports.contains { $0.failure != nil }
    }

    private func passed(_ names: [String]) -> [String] {
      names.compactMap { name in options[name].map { "\(name)=\($0)" } }
    }

    /// Runs a seed that has crashed again, and returns its steps and faults until then.
    private func crash(at seed: UInt64) -> Report {
      var scenario = Scenario(seed: seed)
      scenario.length = options.number("length") ?? scenario.length
      let report = WorkerProcess.run(scenario)
      // It may have crashed only because of a seed before it.
      return report.failure == nil ? Report(crashAt: seed, journal: "") : report
    }

    /// Runs the seeds again in other processes, with other neighbors, and compares.
    private func compare(with reports: [Report]) -> Bool {
      let others = self.reports(batch: 37, offset: 13)
      let different = zip(reports, others).filter { $0 != $1 }.map(\.0.seed)
      say("Twice the same: \(reports.count - different.count) of \(reports.count.seeds).")
      if !different.isEmpty { say("Different: \(different.prefix(20))") }
      return different.isEmpty
    }

    private func explain(_ failures: [Report]) {
      let byPromise = Dictionary(grouping: failures) { $0.failure ?? "" }
      for (promise, reports) in byPromise.sorted(by: { $0.value.count > $1.value.count }) {
        say(
          "\n“\(promise)” doesn't hold in \(reports.count.seeds): \(reports.prefix(12).map(\.seed))"
        )
        guard let shortest = reports.min(by: { $0.steps.count < $1.steps.count }) else { continue }
        if let reason = shortest.reason, !reason.isEmpty { say("  \(reason)") }
        guard options["shrink"] != "no" else { continue }
        Story<App>(Shrinking(shortest).shrunk()).tell()
      }
    }

    private func replay(_ path: String) -> Bool {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8),
        let scenario = Scenario(text)
      else {
        say("The scenario can't be read.")
        return false
      }
      let report = WorkerProcess.run(scenario)
      say(report.problem.map { "\($0)\n\(report.text ?? "")" } ?? "All promises held.")
      return report.failure == nil
    }
  }
#endif
