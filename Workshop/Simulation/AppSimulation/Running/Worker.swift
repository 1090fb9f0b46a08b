#if os(Linux) && compiler(>=6.3)
  import AppShell
  import Foundation

  /// Runs scenarios in the process whose executors are simulated, and prints a report of each.
  @MainActor struct Worker<App: SimulatedApp> {
    private let options: Options

    init(_ options: Options) { self.options = options }

    func run() throws {
      if let folder = options["replay"] { return try replay(folder) }
      if let path = options["scenario"],
        let text = try? String(contentsOfFile: path, encoding: .utf8),
        let scenario = Scenario(text)
      {
        return perform(scenario)
      }
      let first = options["first"].flatMap { UInt64($0) } ?? 0
      for number in 0..<(options.number("count") ?? 1) {
        var scenario = Scenario(seed: first &+ UInt64(number))
        scenario.length = options.number("length") ?? scenario.length
        perform(scenario)
      }
    }

    private func perform(_ scenario: Scenario) {
      say("begin \(scenario.seed)")
      // A seed takes less than a second. The signal ends one that never ends, and the campaign reports that.
      alarm(300)
      let journal = options["journal"].flatMap { FileHandle(forWritingAtPath: $0) }
      let run = Run<App>(scenario, keepsLines: options["trace"] != nil, journal: journal)
      run.keepsRecording = options["recording"] != nil
      run.comparesRuns = options["compare"] != "no"
      run.run()
      run.world.removeFolder()
      if let path = options["recording"], let data = run.recording {
        try? data.write(to: URL(filePath: path))
      }
      for line in run.world.digest.lines { say("trace \(line)") }
      if let data = try? JSONEncoder().encode(run.report) {
        say("report \(String(decoding: data, as: UTF8.self))")
      }
    }
  }
#endif
