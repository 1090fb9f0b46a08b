#if os(Linux) && compiler(>=6.3)
  import Foundation

  /// A process of the same program, in which a worker runs.
  enum WorkerProcess {
    /// Runs a worker, and passes on the lines that it prints.
    ///
    /// Sets and dictionaries have the same order in each process if `ordersHashes` is set.
    ///
    /// - Returns: Whether it ended by itself.
    static func work(
      _ arguments: [String], ordersHashes: Bool = true, isQuiet: Bool = false,
      _ line: (Substring) -> Void
    ) -> Bool {
      guard
        let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      else { return false }
      let words = ([program] + arguments).map { "'\($0.replacing("'", with: "'\\''"))'" }
      let variable = "SWIFT_DETERMINISTIC_HASHING"
      let hashing = ordersHashes ? "\(variable)=1" : "-u \(variable)"
      let command = "exec env \(hashing) SIMULATE=worker \(words.joined(separator: " "))"
      guard let pipe = popen(command + (isQuiet ? " 2>/dev/null" : ""), "r") else { return false }
      var (buffer, capacity) = (UnsafeMutablePointer<CChar>?.none, 0)
      defer { free(buffer) }
      while getline(&buffer, &capacity, pipe) > 0 {
        if let text = buffer.map({ String(cString: $0) }) { line(text.dropLast()) }
      }
      return pclose(pipe) == 0
    }

    /// Runs a scenario, and returns what it has done until its end, also if that is a crash.
    static func run(_ scenario: Scenario, recording: String? = nil) -> Report {
      let path = "/tmp/app-simulation-\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
      let (text, journal) = ("\(path).txt", "\(path).journal")
      defer {
        unlink(text)
        unlink(journal)
      }
      try? Data(scenario.description.utf8).write(to: URL(filePath: text))
      try? Data().write(to: URL(filePath: journal))
      var result: Report?
      let options = recording.map { ["recording=\($0)"] } ?? []
      let hasEnded = work(["scenario=\(text)", "journal=\(journal)"] + options, isQuiet: true) {
        result = Report($0) ?? result
      }
      if hasEnded, let result { return result }
      let lines = (try? String(contentsOfFile: journal, encoding: .utf8)) ?? ""
      return Report(crashAt: scenario.seed, journal: lines)
    }
  }

  extension Report {
    /// The promise that a crash breaks.
    static let trap = "the app doesn't crash"

    /// Describes a run whose process has ended, by the lines of its journal.
    init(crashAt seed: UInt64, journal: String) {
      self.init(seed: seed)
      failure = Self.trap
      reason = "The process has ended."
      // The last line may be cut.
      let lines = journal.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      let scenario = Scenario((["seed \(seed)"] + lines).joined(separator: "\n"))
      steps = (scenario?.steps ?? []).map(\.description)
      faults = (scenario?.faults ?? []).sorted()
    }

    /// Reads a line of a worker; nil if it is another one.
    init?(_ line: Substring) {
      guard line.hasPrefix("report "),
        let report = try? JSONDecoder().decode(Self.self, from: Data(line.dropFirst(7).utf8))
      else { return nil }
      self = report
    }
  }
#endif
