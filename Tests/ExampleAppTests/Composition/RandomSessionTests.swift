import Coordinator
import Foundation
import Redux
import ReduxTesting
import Testing

@testable import ExampleApp
@testable import UIKit

/// Uses the whole app at random, and replays that: here, and in a process of its own.
///
/// `SESSIONS=1000 SEED=1 swift test --filter RandomSessionTests` uses it for longer.
@Suite(.timeLimit(.minutes(60))) @MainActor struct RandomSessionTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let count = environment["SESSIONS"].flatMap { Int($0) } ?? 20
  private static let first = environment["SEED"].flatMap { Int($0) } ?? 1

  @Test func `random sessions lead to the same states and the same screens again`() async throws {
    var (actions, screens) = (0, 0)
    for seed in Self.first..<Self.first + Self.count {
      var session = try RandomSession(seed: seed)
      for part in try await session.run() {
        try await checkHere(part, seed)
        try checkElsewhere(part, seed)
        (actions, screens) = (actions + part.file.steps.count, screens + part.screens.count)
      }
    }
    print("\(Self.count) sessions, \(actions) actions, \(screens) screens")
    #expect(screens >= Self.count)
  }

  private func checkHere(_ part: RandomSession.Part, _ seed: Int) async throws {
    let file = try SessionFile(try part.file.data())
    try file.check()
    let (app, screen) = file.shown()
    let travels = part.screens.sorted { $0.key < $1.key }
    for (moment, text) in travels {
      app.store.travel(to: moment)
      await screen.settled()
      #expect(screen.portrait == text, "Seed \(seed), action \(moment)")
    }
    #expect(app.store.isTravelling)
  }

  private func checkElsewhere(_ part: RandomSession.Part, _ seed: Int) throws {
    guard let (moment, text) = part.screens.max(by: { $0.key < $1.key }) else { return }
    let folder = TemporaryDirectory()
    let url = folder.url.appending(path: "session.jsonl")
    var file = part.file
    file.steps = Array(file.steps.prefix(moment))
    try file.data().write(to: url)

    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "ExampleApp")
    // Nothing answers at this address, so a request would show.
    process.arguments = [
      "--plain", "--replay", url.path, "--size", "80x24", "--api", "http://127.0.0.1:9",
      "--data-directory", folder.url.path,
    ]
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()

    #expect(process.terminationStatus == 0, "Seed \(seed)")
    #expect(
      String(decoding: output, as: UTF8.self) == "\(text)\n", "Seed \(seed), action \(moment)")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(files == ["session.jsonl"], "Seed \(seed) saved something")
  }
}

/// A person who presses keys, clicks anywhere, follows links, waits, and starts the app again, while the
/// server fails now and then.
@MainActor struct RandomSession {
  /// What was recorded from a start of the app on, and the screen at some moments.
  struct Part {
    let file: SessionFile
    var screens: [Int: String] = [:]
  }

  private static let keys: [TerminalKey] =
    [.tab, .backTab, .enter, .enter, .up, .down, .left, .right, .escape, .escape]
    + "123".map { .character($0) }
  private static let links = [
    "sights://explore?search=tower&sort=rating", "sights://sights/3", "sights://sights/3/visit",
    "sights://sights/5/reviews", "sights://sights/5/reviews/new", "sights://saved/2",
    "sights://saved/clear", "sights://account/register", "sights://nowhere",
    "https://sights.example/sights/7?utm_source=x", "https://sights.example/nowhere",
  ]

  private var random: SplitMix64
  private let backend = EmbeddedBackend(latency: .zero)
  private let directory = TemporaryDirectory()
  private var user: AppUser
  private var screens: [Int: String] = [:]

  init(seed: Int) throws {
    random = SplitMix64(seed: seed)
    let clock = TestClock()
    user = try AppUser(
      directory: directory, clock: clock, services: .test(backend, clock: clock))
  }

  /// Uses the app, and starts it once more in between.
  mutating func run() async throws -> [Part] {
    var parts: [Part] = []
    for _ in 0..<2 {
      for _ in 0..<12 { try await move() }
      let recording = try #require(user.app.recording)
      parts.append(Part(file: try #require(SessionFile(recording)), screens: screens))
      screens = [:]
      user.app.close()
      let clock = TestClock()
      user = try AppUser(
        directory: directory, clock: clock, services: .test(backend, clock: clock))
    }
    user.app.close()
    return parts
  }

  private mutating func move() async throws {
    user.screen.waitsForActivity = false
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<8:
      if let key = Self.keys.randomElement(using: &random) { user.screen.press(key) }
    case 8..<14:
      user.screen.click(
        TerminalPoint(
          column: .random(in: 0..<80, using: &random), row: .random(in: 0..<23, using: &random)))
    case 14..<17:
      let source: LinkSource = Bool.random(using: &random) ? .customScheme : .universalLink
      if let link = Self.links.randomElement(using: &random) { user.app.open(link, from: source) }
    case 17: backend.failNext(status: [404, 500, 503].randomElement(using: &random) ?? 500)
    default: await user.clock.advance(by: .seconds(Int.random(in: 1..<40, using: &random)))
    }
    await user.screen.settled()
    look()
  }

  /// Notes the screen, unless what it shows isn't a part of the state: a text that is being typed, a form,
  /// and the inspector, which shows the future as well.
  private mutating func look() {
    guard let moment = user.app.recording?.moments.upperBound, !user.app.store.isTravelling,
      user.screen.isSettled, case let place = user.app.store.state.navigation,
      place.modals.isEmpty, place.selectedTab != .inspector,
      !user.screen.windowScene.windows.contains(where: \.hasText)
    else { return }
    let text = user.screen.portrait
    if user.app.recording?.moments.upperBound == moment { screens[moment] = text }
  }
}

extension TerminalScreen {
  /// The screen at 80 × 24 without focus and help, and scrolled to the top, as `--plain` prints it.
  fileprivate var portrait: String {
    isInteractive = false
    focus.move(to: nil)
    for window in windowScene.windows { window.scrollToTop() }
    resize(columns: 80, rows: 24)
    defer {
      isInteractive = true
      resize(columns: 80, rows: 24)
    }
    return text
  }
}

extension UIView {
  /// Whether a text field contains text.
  fileprivate var hasText: Bool {
    (self as? UITextField)?.text?.isEmpty == false || subviews.contains(where: \.hasText)
  }

  fileprivate func scrollToTop() {
    (self as? UIScrollView)?.contentOffset = .zero
    for view in subviews { view.scrollToTop() }
  }
}

/// A random number generator that repeats its numbers for the same seed.
private struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
