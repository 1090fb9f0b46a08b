#if !os(iOS)
  import AppTesting
  import Coordinator
  import CoordinatorLinks
  import Foundation
  import Redux
  import ReduxTesting
  import Testing
  import UIKit

  @testable import AppShell
  @testable import ExampleApp
  @testable import Outbox

  /// Starts the app on saved files whose numbers are extreme, whose texts are hostile, and whose lists are long or empty.
  ///
  /// Some 150 seeds in a row replace each number by each extreme one.
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
      let files = SavedFiles(seed: seed)
      try files.note.write(toFile: log, atomically: true, encoding: .utf8)
      let directory = try files.write()
      try await use(directory, opening: screens, then: VisitsAction.added(3))
      try await use(directory, opening: [], then: GuestBookAction.editTapped("id-1", about: 4))
      seed += 1
      count += 1
    }
    try "done with \(count) seeds".write(toFile: log, atomically: true, encoding: .utf8)
  }

  /// The links to the screens that show saved values, or calculate with them.
  private let screens = [
    "account/unsent", "sights/3/guide", "sights/3/visit", "saved", "sights/9/reviews/new",
  ]

  /// Starts the app, opens links and windows, uses what is there, and quits.
  @MainActor private func use(
    _ directory: TemporaryDirectory, opening links: [String], then action: any ActionType
  ) async throws {
    let clock = TestClock()
    let services = Services.test(
      clock: clock, tokens: TokenStore(.file(directory.url.appending(path: "token.json"))),
      guides: GuideFolder(url: directory.url.appending(path: "downloads")))
    let user = try AppUser(
      directory: directory, clock: clock, hasWindows: true, services: services)
    await user.settled()
    await user.receive(.becameActive)
    for link in links {
      user.app.open("sights://\(link)", from: .commandLine)
      await user.settled()
      // Pauses end.
      user.clock.jump(by: .seconds(100))
    }
    user.dispatch(action)
    await user.settled()
    for control in ratingControls(in: user.window) {
      control.accessibilityDecrement()
      control.accessibilityIncrement()
    }
    // The window that was saved, and two more.
    for _ in 1...3 { _ = user.openWindow() }
    await user.settled()
    user.app.close()
  }

  @MainActor private func ratingControls(in view: UIView) -> [RatingControl] {
    [view as? RatingControl].compactMap(\.self) + view.subviews.flatMap(ratingControls)
  }

  /// The files of an app that was used, with a few values replaced.
  @MainActor private struct SavedFiles {
    /// The number of numbers that are replaced in a start; with more, one hides what another does.
    private static let replacements = 4

    /// The seed, and the values that were replaced.
    private(set) var note: String
    private var random: SplitMix64
    private var files: Any

    init(seed: UInt64) {
      random = SplitMix64(seed: seed)
      note = "Seed \(seed)."
      files =
        [
          "state": object(try savedState), "guide": object(try savedGuide),
          "token": object(try savedToken),
        ] as [String: Any]
      replaceNumbers(seed: seed)
      if Bool.random(using: &random) { replaceAny() }
    }

    /// Replaces a few numbers, each by an extreme one.
    ///
    /// All pairs of both are dealt like cards, to as many seeds in a row as that takes. Then they are shuffled anew.
    private mutating func replaceNumbers(seed: UInt64) {
      let extremes: [NSNumber] = [
        NSNumber(value: Int.max), NSNumber(value: Int.max - 1), NSNumber(value: Int.min), -1, 0,
        NSNumber(value: 1 << 53), NSNumber(value: UInt64.max), 1e308, -1e308, 0.5,
      ]
      let pairs = paths(toNumbersIn: files, "files").flatMap { path in
        extremes.map { (path: path, number: $0) }
      }
      let starts = UInt64(pairs.count / Self.replacements + 1)
      var order = SplitMix64(seed: seed / starts)
      let first = Int(seed % starts) * Self.replacements
      for (path, number) in pairs.shuffled(using: &order).dropFirst(first)
        .prefix(Self.replacements)
      {
        files = replaced(files, "files", at: path, by: number)
      }
    }

    private func paths(toNumbersIn value: Any, _ path: String) -> [String] {
      switch value {
      case let values as [String: Any]:
        values.sorted { $0.key < $1.key }
          .flatMap { paths(toNumbersIn: $0.value, "\(path).\($0.key)") }
      case let values as [Any]:
        values.enumerated().flatMap { paths(toNumbersIn: $0.element, "\(path).\($0.offset)") }
      case let number as NSNumber where String(cString: number.objCType) != "c": [path]
      default: []
      }
    }

    private mutating func replaced(
      _ value: Any, _ path: String, at target: String, by new: Any
    ) -> Any {
      if path == target {
        note += "\n\(path): \(new)"
        return new
      }
      guard target.hasPrefix("\(path).") else { return value }
      switch value {
      case let values as [String: Any]:
        return Dictionary(
          uniqueKeysWithValues: values.map {
            ($0.key, replaced($0.value, "\(path).\($0.key)", at: target, by: new))
          })
      case let values as [Any]:
        return values.enumerated().map {
          replaced($0.element, "\(path).\($0.offset)", at: target, by: new)
        }
      default: return value
      }
    }

    /// Writes the files to a new folder.
    func write() throws -> TemporaryDirectory {
      let directory = TemporaryDirectory()
      let downloads = directory.url.appending(path: "downloads")
      try FileManager.default.createDirectory(at: downloads, withIntermediateDirectories: true)
      let files = files as? [String: Any] ?? [:]
      try data(files["state"]).write(to: directory.url.appending(path: "state.json"))
      try data(files["guide"]).write(to: downloads.appending(path: "guide-3.json"))
      try PrivateFile(directory.url.appending(path: "token.json"))
        .replace(with: data(files["token"]))
      return directory
    }

    private func data(_ value: Any?) throws -> Data {
      try JSONSerialization.data(withJSONObject: value ?? NSNull(), options: .fragmentsAllowed)
    }

    /// Replaces any value, each with the same chance.
    private mutating func replaceAny() {
      var number = Int.random(in: 1...count(files), using: &random)
      files = replaced(files, "files", &number)
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
        default: NSNull()
        }
      note += "\n\(path): \("\(new)".prefix(80))"
      return new
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
        outbox.reduce(ReviewOutboxAction.started("id-\(number)", at: .distantPast))
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
        saved: [3, 4], visits: [3: 2], drafts: [9: UnfinishedReview(rating: 3, text: "So")],
        writer: "ada@sights.example", unsent: outbox)
      var place = NavigationState<AppMap>(selectedTab: .explore)
      place.reduce(RouteAction<AppMap>.push(.sight(id: 3)))
      place.reduce(Addressed(WindowAction.entered, to: WindowID(1)))
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

  /// A session that the server in the app accepts.
  private var savedToken: Data {
    get throws {
      let account = Account(id: "ada", name: "Ada", email: "ada@sights.example")
      let token = "\(try JSONEncoder().encode(account).base64EncodedString()).1"
      return try revealingSecrets {
        try JSONEncoder().encode(Session(token: token, account: account))
      }
    }
  }

  private func object(_ data: @autoclosure () throws -> Data) -> Any {
    let object = try? JSONSerialization.jsonObject(with: data(), options: .fragmentsAllowed)
    return object ?? [String: Any]()
  }
#endif
