import AppShell
import AppTesting
import Coordinator
import CoordinatorLinks
import Foundation
import Redux
import ReduxRecording
import ReduxTesting
import Testing

@testable import AppInspector
@testable import ExampleApp
@testable import UIKit

/// A person who presses keys, clicks anywhere, follows links, fills in forms, waits, and starts the app
/// again, while the server fails now and then.
///
/// Each start writes a recording, and beside it the screens that settled, by the number of the last
/// action.
@MainActor struct RandomSession {
  private let seed: Int
  private let folder: URL
  private let backend: EmbeddedBackend
  private let directory = TemporaryDirectory()
  private var random: SplitMix64
  private var user: AppUser
  private var starts = 0
  private var screens: [Int: String] = [:]

  init(seed: Int, in folder: URL) throws {
    var random = SplitMix64(seed: seed)
    backend = EmbeddedBackend(latency: .milliseconds(random.of([0, 0, 0, 300, 4000])))
    user = try Self.start(seed, 0, folder, directory, backend)
    self.seed = seed
    self.folder = folder
    self.random = random
  }

  /// Uses the app.
  mutating func run() async throws {
    for _ in 0..<16 {
      try await move()
      await settle()
      look()
    }
    try quit()
  }

  private mutating func move() async throws {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<6: user.screen.press(random.of(Self.keys))
    case 6..<10:
      user.screen.click(
        TerminalPoint(
          column: .random(in: 0..<80, using: &random), row: .random(in: 0..<23, using: &random)))
    case 10..<14:
      user.app.open(random.of(Self.links), from: random.of([.customScheme, .universalLink]))
    case 14:
      let field = user.screen.controls(UITextField.self).randomElement(using: &random)
      user.screen.type(random.of(Self.texts), in: field)
    case 15..<17: fillIn()
    case 17: backend.failNext(status: random.of([404, 409, 422, 500, 503]))
    case 18: try restart()
    default: await user.clock.advance(by: .seconds(Int.random(in: 1..<40, using: &random)))
    }
  }

  /// Fills in the form, if there is one, in the way that it accepts most of the time, and sends it.
  private mutating func fillIn() {
    for control in user.screen.controls(UISegmentedControl.self).prefix(1) {
      user.screen.focus.move(to: control)
      for _ in 0..<Int.random(in: 0...5, using: &random) { user.screen.press(.right) }
    }
    for field in user.screen.controls(UITextField.self) {
      let text =
        switch field.placeholder {
        case "Email": random.of(["ada@example.com", "ada@example.com", "bob@example.com", "ada"])
        case "Password": random.of(["a long password", "a long password", "short"])
        default: random.of(Self.texts)
        }
      user.screen.type(text, in: field)
    }
    user.screen.press(.enter)
  }

  /// Waits for what loads, unless that waits for a clock.
  private func settle() async {
    user.screen.waitsForActivity = false
    for _ in 0..<50 where SightsApp.isLoading(user.app.store.state) { await Task.yield() }
    await user.screen.settled()
  }

  /// Notes the screen, unless it shows what isn't a part of the state: what the forms say about a text
  /// that is being typed, and the inspector, which shows the future as well.
  private mutating func look() {
    guard let moment = user.app.recording?.moments.upperBound, user.screen.isSettled,
      case let state = user.app.store.state, !user.app.store.isTravelling,
      !state.navigation.showsInspector,
      !(state.navigation.showsValidation && user.screen.hasText)
    else { return }
    let text = user.screen.portrait
    if user.app.recording?.moments.upperBound == moment { screens[moment] = text }
  }

  private mutating func restart() throws {
    try quit()
    starts += 1
    user = try Self.start(seed, starts, folder, directory, backend)
  }

  private mutating func quit() throws {
    user.app.close()
    try JSONEncoder().encode(screens).write(to: Self.url(seed, starts, folder, "json"))
    screens = [:]
  }

  private static func start(
    _ seed: Int, _ number: Int, _ folder: URL, _ directory: TemporaryDirectory,
    _ backend: EmbeddedBackend
  ) throws -> AppUser {
    let clock = TestClock()
    return try AppUser(
      directory: directory, clock: clock, services: .test(backend, clock: clock),
      writer: RecordingWriter<SightsApp>(url: url(seed, number, folder, "jsonl")))
  }

  private static func url(_ seed: Int, _ start: Int, _ folder: URL, _ kind: String) -> URL {
    folder.appending(path: "\(seed)-\(start).\(kind)")
  }
}

extension RandomSession {
  fileprivate static let keys: [TerminalKey] =
    [.tab, .tab, .backTab, .enter, .enter, .enter, .up, .down, .left, .right, .escape, .escape]
    + "1234".map { .character($0) }

  fileprivate static let links = [
    "sights://explore?search=tower&sort=rating", "sights://sights/3", "sights://sights/3/visit",
    "sights://sights/5/reviews", "sights://sights/5/reviews/new", "sights://saved/2",
    "sights://sights/7/reviews/new", "sights://saved/clear", "sights://account/register",
    "sights://account/register", "sights://account/sign-in", "sights://nowhere",
    "https://sights.example/sights/7?utm_source=x", "https://sights.example/nowhere",
  ]

  fileprivate static let texts = [
    "tower", "Ada", "Well worth a visit", "👩‍👩‍👧‍👦 e\u{301}", "\u{202E}drawkcab", "<b>&\"\\\n", " ",
    String(repeating: "long ", count: 120),
  ]
}

extension NavigationState<AppMap> {
  fileprivate var showsInspector: Bool { modals.isEmpty && selectedTab == .inspector }

  /// Whether a form is open that says what is missing while the user types.
  fileprivate var showsValidation: Bool {
    modals.contains { modal in
      modal.stack.contains {
        if case .writeReview = $0 { true } else { $0 == .signIn || $0 == .register }
      }
    }
  }
}

extension SplitMix64 {
  /// Returns one of some elements; there must be one.
  fileprivate mutating func of<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &self)]
  }
}
