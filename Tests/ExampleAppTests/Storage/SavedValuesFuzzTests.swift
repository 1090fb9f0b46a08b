#if !os(iOS)
  import AppTesting
  import Coordinator
  import CoordinatorLinks
  import Foundation
  import Redux
  import ReduxTesting
  import Testing

  @testable import AppShell
  @testable import ExampleApp
  @testable import Outbox

  /// Starts the app on saved files whose numbers are extreme, whose texts are hostile, and whose lists are long or empty.
  ///
  /// `SAVED_VALUES=20 swift test --filter SavedValuesFuzzTests` starts it for 20 seconds, from another seed each time,
  /// which a failure prints; `SEED=42` repeats one.
  @Suite(.timeLimit(.minutes(30))) struct SavedValuesFuzzTests {
    @Test func `no saved value ends the app`() async throws {
      let environment = ProcessInfo.processInfo.environment
      let seconds = environment["SAVED_VALUES"].flatMap(Double.init) ?? 0
      let seed =
        environment["SEED"].flatMap(UInt64.init) ?? (seconds > 0 ? .random(in: 0..<1 << 40) : 1)
      let directory = TemporaryDirectory()
      let log = directory.url.appending(path: "log").path

      // A trap ends the process.
      await #expect(processExitsWith: .success) {
        [seconds = seconds as Double, seed = seed as UInt64, log = log as String] in
        try await startApps(from: seed, for: seconds, log: log)
      }

      let last = (try? String(contentsOfFile: log, encoding: .utf8)) ?? "Nothing was started."
      if seconds > 0 { print("Saved values, from seed \(seed): \(last)") }
      #expect(last.hasPrefix("done"), "\(last)")
    }
  }

  /// Starts the app on a folder for each seed, and notes the seed and its folder's contents in a log before.
  @MainActor private func startApps(from seed: UInt64, for seconds: Double, log: String)
    async throws
  {
    let end = ContinuousClock.now + .seconds(seconds)
    var seed = seed
    var count = 0
    while count < 12 || ContinuousClock.now < end {
      var files = SavedFiles(seed: seed)
      try files.note.write(toFile: log, atomically: true, encoding: .utf8)
      let directory = try files.write()
      for _ in 1...2 { try await use(directory) }
      seed += 1
      count += 1
    }
    try "done with \(count) seeds".write(toFile: log, atomically: true, encoding: .utf8)
  }

  /// Starts the app, looks at what shows saved values, and quits.
  @MainActor private func use(_ directory: TemporaryDirectory) async throws {
    let clock = TestClock()
    let services = Services.test(
      clock: clock, guides: GuideFolder(url: directory.url.appending(path: "downloads")))
    let user = try AppUser(directory: directory, clock: clock, services: services)
    await user.settled()
    await user.receive(.becameActive)
    for link in ["account/unsent", "sights/3/guide", "sights/3/visit", "sights/3/reviews", "saved"]
    {
      user.app.open("sights://\(link)", from: .commandLine)
      await user.settled()
      user.clock.jump(by: .seconds(5))
    }
    user.dispatch(VisitsAction.added(3))
    await user.settled()
    user.app.close()
  }

  /// The files of an app that was used, with a few values replaced.
  @MainActor private struct SavedFiles {
    /// The seed, and the values that were replaced.
    private(set) var note: String
    private var random: SplitMix64
    private var state: Any
    private var guide: Any

    init(seed: UInt64) {
      random = SplitMix64(seed: seed)
      note = "Seed \(seed)."
      (state, guide) = (object(try savedState), object(try savedGuide))
      for _ in 1...Int.random(in: 1...4, using: &random) {
        switch Int.random(in: 0..<9, using: &random) {
        case 0, 1: guide = replaced(guide, "guide")
        default: state = replaced(state, "state")
        }
      }
    }

    /// Writes the files to a new folder.
    mutating func write() throws -> TemporaryDirectory {
      let directory = TemporaryDirectory()
      let downloads = directory.url.appending(path: "downloads")
      try FileManager.default.createDirectory(at: downloads, withIntermediateDirectories: true)
      try data(state).write(to: directory.url.appending(path: "state.json"))
      try data(guide).write(to: downloads.appending(path: "guide-3.json"))
      return directory
    }

    private func data(_ value: Any) throws -> Data {
      try JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
    }

    /// Replaces a value inside, each with the same chance.
    private mutating func replaced(_ value: Any, _ path: String) -> Any {
      var number = Int.random(in: 1...max(1, count(value)), using: &random)
      return replaced(value, path, &number)
    }

    private mutating func replaced(_ value: Any, _ path: String, _ number: inout Int) -> Any {
      number -= 1
      if number == 0 { return other(than: value, path) }
      switch value {
      case let values as [String: Any]:
        var new = values
        for (key, value) in values.sorted(by: { $0.key < $1.key }) where number > 0 {
          new[key] = replaced(value, "\(path).\(key)", &number)
        }
        return new
      case let values as [Any]:
        return values.enumerated().map { index, value in
          number > 0 ? replaced(value, "\(path).\(index)", &number) : value
        }
      default: return value
      }
    }

    private func count(_ value: Any) -> Int {
      switch value {
      case let values as [String: Any]: 1 + values.values.map(count).reduce(0, +)
      case let values as [Any]: 1 + values.map(count).reduce(0, +)
      default: 1
      }
    }

    /// Returns a value that is mostly of the same kind, so that it is decoded.
    private mutating func other(than value: Any, _ path: String) -> Any {
      let isKept = Int.random(in: 0..<10, using: &random) > 0
      let new: Any =
        switch value {
        case is [String: Any] where isKept: [String: Any]()
        case let values as [Any] where isKept:
          Bool.random(using: &random) ? [] : Array(repeating: values, count: 500).flatMap(\.self)
        case is String where isKept: hostileText()
        case is NSNumber where isKept: extremeNumber()
        default: NSNull()
        }
      note += "\n\(path): \("\(new)".prefix(80))"
      return new
    }

    private mutating func extremeNumber() -> Any {
      let numbers: [Any] = [
        Int.max, Int.min, Int.max - 1, Int.min + 1, 1 << 53, -1, 0, 1e308, -1e308, 1e19, -1e19, 0.5,
        UInt64.max, Double.leastNonzeroMagnitude,
      ]
      return numbers.randomElement(using: &random) ?? 0
    }

    private mutating func hostileText() -> Any {
      let texts = [
        "", "\u{202E}", "\u{1B}[2J\u{0}", String(repeating: "x", count: 100_000),
        String(repeating: "e\u{301}", count: 1000), "-9223372036854775808", "🧑‍🧑‍🧒‍🧒\n\n", "../../etc",
        "waiting",
        "sending", "conflict", "needsSignIn", "refused",
      ]
      return texts.randomElement(using: &random) ?? ""
    }
  }

  /// What an app with saved sights, drafts, unsent reviews, and open screens has saved.
  @MainActor private var savedState: Data {
    get throws {
      var outbox = OutboxState<ReviewChange>()
      for (number, account) in ["ada@sights.example", nil, "bo@sights.example", nil].enumerated() {
        let draft = ReviewDraft(rating: 4, text: "Lovely.")
        let change = PendingReview(
          ReviewChange(sightId: number + 3, draft: draft), id: "id-\(number)", account: account)
        outbox.reduce(ReviewOutboxAction.added(change))
        outbox.reduce(ReviewOutboxAction.started("id-\(number)"))
      }
      let pause = OutboxPolicy(time: AppTime(TestClock())).pause(after: 1, wish: .seconds(100))
      outbox.reduce(
        ReviewOutboxAction.postponed(
          "id-0", .busy(seconds: 100), after: pause, mayHaveArrived: true))
      outbox.reduce(
        ReviewOutboxAction.postponed(
          "id-1", .refused(status: 503, message: "Later", seconds: 7), after: pause,
          mayHaveArrived: false))
      outbox.reduce(ReviewOutboxAction.refused("id-2", .invalid(["text": "No."])))
      let data = SavedData(
        saved: [3, 4], visits: [3: 2], drafts: [4: UnfinishedReview(rating: 3, text: "So")],
        writer: "ada@sights.example", unsent: outbox)
      var place = NavigationState<AppMap>(selectedTab: .explore)
      place.reduce(RouteAction<AppMap>.push(.sight(id: 3)))
      place.reduce(
        RouteAction<AppMap>.present(Modal([.visit(id: 3)], as: .sheet(detents: [.fraction(0.5)]))))
      let file = SavedFile<SightsApp>(data: data, place: place)
      return try revealingSecrets { try JSONEncoder().encode(file) }
    }
  }

  @MainActor private var savedGuide: Data {
    get throws {
      var guide = Guide(sightId: 3, version: "v1", count: 3)
      guide.add([
        GuidePart(number: 1, version: "v1", text: "One."),
        GuidePart(number: 2, version: "v1", text: "Two."),
      ])
      return try JSONEncoder().encode(guide)
    }
  }

  private func object(_ data: @autoclosure () throws -> Data) -> Any {
    let object = try? JSONSerialization.jsonObject(with: data(), options: .fragmentsAllowed)
    return object ?? [String: Any]()
  }
#endif
