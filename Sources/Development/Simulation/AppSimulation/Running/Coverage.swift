#if os(Linux)
  /// What has happened in a campaign, and what hasn't.
  struct Coverage<App: SimulatedApp> {
    private var counts: [String: Int] = [:]
    private let seeds: Int

    init(_ reports: [Report]) {
      seeds = reports.count
      for report in reports {
        let faults = report.faults.map { "fault \($0.prefix { $0 != ":" })" }
        for thing in Set(report.coverage + faults) { counts[thing, default: 0] += 1 }
      }
    }

    private var expected: [String] {
      let steps = [
        "tap", "key", "back", "settle", "run", "wait", "leave", "comeBack", "quit", "kill",
        "resize",
      ]
      let links = App.habits.links.isEmpty ? [] : ["link", "webLink", "appLink"]
      let server = App.Server.self == NoServer.self ? [] : ServerFault.allCases.map(\.rawValue)
      return (steps + links).map { "step \($0)" }
        + (server + DiskFault.allCases.map(\.rawValue)).map { "fault \($0)" } + App.expected
    }

    /// Prints how many seeds have done what, and returns whether nothing is missing.
    func print(isComplete: Bool) -> Bool {
      guard seeds > 1 else { return true }
      let kinds = Dictionary(grouping: counts.keys) { $0.split(separator: " ").first ?? "" }
      for (kind, names) in kinds.sorted(by: { $0.key < $1.key }) {
        let words = names.sorted().map {
          "\($0.dropFirst(kind.count + 1)) \(counts[$0, default: 0])"
        }
        say("\(kind) (\(names.count)): \(words.joined(separator: ", "))")
      }
      let missing = expected.filter { counts[$0] == nil }
      if !missing.isEmpty { say("Never happened: \(missing.joined(separator: ", "))") }
      return missing.isEmpty || !isComplete
    }
  }
#endif
