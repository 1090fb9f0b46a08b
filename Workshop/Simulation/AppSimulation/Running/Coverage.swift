#if os(Linux) && compiler(>=6.3)
  /// What has happened in a campaign, and what hasn't.
  struct Coverage<App: SimulatedApp> {
    private var counts: [String: Int] = [:]
    private var expected: Set<String>
    private let seeds: Int

    init(_ reports: [Report]) {
      seeds = reports.count
      let steps = [
        "tap", "key", "back", "settle", "run", "wait", "leave", "comeBack",
        "memoryWarning", "quit", "kill", "resize", "swipe", "halfSwipe", "pullDown",
      ]
      let windows = ["step enterWindow", "step closeWindow", "window opened", "window closed"]
      let links = App.followedLinks.isEmpty ? [] : ["link", "webLink", "appLink"]
      expected = Set((steps + links).map { "step \($0)" } + App.expected)
      if App.habits.hasWindows { expected.formUnion(windows) }
      expected.formUnion(["replay states", "replay screens"])
      expected.formUnion(DiskFault.allCases.map { "fault \($0.rawValue)" })
      for report in reports {
        let faults = report.faults.map { "fault \($0.prefix { $0 != ":" && $0 != " " })" }
        for thing in Set(report.coverage + faults) { counts[thing, default: 0] += 1 }
        expected.formUnion(report.expected)
      }
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
      let missing = expected.filter { !hasHappened($0) }.sorted()
      let heading = isComplete ? "Never happened" : "Not yet happened"
      if !missing.isEmpty { say("\(heading): \(missing.joined(separator: ", "))") }
      return missing.isEmpty || !isComplete
    }

    /// Returns whether something has happened, or, for a type of actions, any of its cases.
    private func hasHappened(_ thing: String) -> Bool {
      let words = thing.split(separator: " ").map(String.init)
      return counts[thing] != nil
        || words.count == 2 && words[0] == "action"
          && counts.keys.contains { $0.hasPrefix("\(thing).") || $0.contains(".\(words[1]).") }
    }
  }
#endif
