import AppTesting
import Testing

/// The rules read the syntax, so they find these.
@Suite(.timeLimit(.minutes(30))) struct PlantedViolationTests {
  /// Lines that a file of a screen must not have, by the rule that each breaks.
  private static let linesOfScreens: [(rule: String, lines: [(file: String, text: String)])] = [
    (
      "no view controller imports Redux",
      [
        ("ViewController", "import Redux"),
        ("Cells/HomeCell", "import UIKit\nimport Redux"),
        ("ViewController", "public import struct Redux.A"),
      ]
    ),
    (
      "no view controller uses the store or navigates",
      [
        ("ViewController", "let store: ScopedStore<A, B>"),
        ("ViewController", "navigationController?.popToRootViewController(animated: true)"),
        ("ViewController", "tabBarController?.selectedIndex = 1"),
        ("ViewController", "store.dispatch(a)"),
        ("ViewController+Renderer", "present (a, animated: true)"),
      ]
    ),
    (
      "no view controller loads or saves data",
      [
        ("ViewController", "let data = URLSession.shared.data(from: url)"),
        ("ViewController", "try? Data(text.utf8).write(to: url)"),
        ("ViewController+Renderer", "Task { send(.shown) }"),
      ]
    ),
    (
      "only layouts touch constraints",
      [
        ("ViewController", "heightConstraint?.constant = 5"),
        ("ViewController", "a.topAnchor.constraint(equalTo: b)"),
      ]
    ),
    (
      "no coordinator of a screen moves view controllers",
      [
        ("Coordinator", "sheet.dismiss(animated: true)"),
        ("Coordinator", "navigation.setViewControllers([a], animated: false)"),
        ("Coordinator", "viewController.present(a)"),
      ]
    ),
    (
      "no state or view state imports UI",
      [
        ("ViewState", "import SwiftUI"),
        ("ViewState", "import UIKit"),
      ]
    ),
    (
      "no file that iOS and the terminal share needs Objective-C",
      [
        ("View", "@objcMembers final class A: NSObject {}"),
        ("View", "@IBAction func a() {}"),
        ("View", "@objc func tap() {}"),
      ]
    ),
    (
      "a screen names no other screen",
      [
        ("View", "let a = AwayCell()"),
        ("Cells/HomeCell", "let a: AwayState"),
        ("View", "let a = AwayAction.closed"),
      ]
    ),
    (
      "state and actions are structs and enums",
      [
        ("View", "extension Player: StateType {}"),
        ("View", "extension Away.Player: StateType {}"),
        ("View", "final class A: PartType {}"),
        ("View", "class Home: Equatable, StateType {}"),
      ]
    ),
    (
      "every action can be recorded",
      [
        ("View", "extension Address: ActionType {}"),
        ("View", "indirect enum A: Codable, ActionType {}"),
        ("View", "enum A: LocalAction, Codable {}"),
        ("View", "enum A: LocalizedError, Codable {}"),
      ]
    ),
    (
      "layouts say leading and trailing, for languages from right to left",
      [
        ("ViewController+Layout", "a.leftAnchor.constraint(equalTo: b.rightAnchor)"),
        ("View", "label.textAlignment = .right"),
      ]
    ),
    (
      "fonts are text styles, which follow the user's size and weight",
      [
        ("ViewController+Layout", "label.font = .systemFont(ofSize: 17)")
      ]
    ),
    (
      "no source uses try! or fatalError",
      [
        ("View", "let a = try! load()")
      ]
    ),
    (
      "a form can be changed, sent and closed",
      [
        ("View", "enum Form { case sent, changed }")
      ]
    ),
  ]

  @Test(arguments: ArchitectureRule.all)
  func `a rule that is broken says what to do instead`(rule: ArchitectureRule) {
    #expect(rule.testDescription.hasPrefix("\(rule.name). "))
  }

  @Test(arguments: [
    "await load()", "async let value = load()", "Task { send() }", "Task.detached { send() }",
    "DispatchQueue.main.async {}", "Dispatch.sleep()", "URLSession.shared.load()",
    "let now = Date.now", "let now = Date()", "start = Date( )", "let now: Date = .now",
    "let id = UUID()", "count = Int.random(in: 0...1)", "count = .random(in: 0...1)",
    "let one = all.randomElement()", "all.shuffle()", "let some = all.shuffled()",
    "let value = UserDefaults.standard", "FileManager.default.remove(url)",
    "let clock = ContinuousClock()", "NotificationCenter.default.post(news)",
    "var numbers = SystemRandomNumberGenerator()", "print(count)", "let text = \"\\(Date())\"",
    "if isOn { /* now */ start = Date() }", "let date = Date.init()",
    "let date = Date(timeIntervalSinceNow: 1)", "let time = CFAbsoluteTimeGetCurrent()",
    "let start = ContinuousClock.now", "start = ProcessInfo.processInfo.systemUptime",
    "end = max(start, .now)", "guard .now < end else { return }", "return .now",
    "let zone = TimeZone.current", "let language = Locale.current.language",
    "let name = Bundle.main.bundleIdentifier", "let data = try? Data(contentsOf: url)",
    "dispatch(HomeAction.closed)", "store.dispatch(action)", "Thread.sleep(forTimeInterval: 1)",
    "let dice = arc4random_uniform(sides)", "all.shuffle(by: { .random(in: sides) })",
    "NSLog(name)", "defer { Logger.basket.debug(name) }",
    "let log = Logger(subsystem: name, category: name)",
  ])
  func `a reducer that works, or asks for the time, is found`(line: String) {
    #expect(
      brokenRules(.reducer(line)) == ["no reducer awaits, starts work, or asks for the time"])
  }

  @Test(arguments: [
    "if count > 20 { count = 0 }", "count += 5", "count = min(count, 1_000)", "rate = 0.5",
    "guard name.count < 280 else { return }", "name = String(name.prefix(1))",
    "name = name.suffix(1)", "text = error.localizedDescription", "count = 0xFF", "level = -2",
    "let few = names.prefix(3)", "let rest = names[0...9]", "if role == \"admin\" { count = 1 }",
    "if \"admin\" != role { count = 1 }", "switch role { case \"gold\": count = 1 default: break }",
    "name = text.trimmingCharacters(in: .whitespaces)",
    "words = text.split(whereSeparator: \\.isWhitespace)", "name = String(text.prefix(limit))",
    "if name.hasPrefix(\"https\") { count = 1 }", "url = \"https://sights.example\"",
  ])
  func `a constant in a reducer is found`(line: String) {
    #expect(brokenRules(.reducer(line)) == ["no reducer has constants, or cuts texts"])
  }

  @Test(arguments: [
    "forms.reduce(action, in: navigation)\nnavigation.reduce(action)",
    "explore.follow(catalogue)\nif isOn { catalogue.reduce(action) }",
    "home.reduce(action, in: navigation); links.reduce(action); self.navigation.reduce(action)",
  ])
  func `a part that is reduced before one that it needs is found`(lines: String) {
    #expect(
      brokenRules(.reducer(lines))
        == ["a part of the state is reduced before the parts that need it"])
  }

  @Test(arguments: [
    "static let limit = 20", "static var limit = 20", "let limit = 20",
    "private let limit: Int = 20",
    "private static let names = [\"a\"]", "func next(_ step: Int = 5) -> Int { step }",
    "var isLong: Bool { count > 20 }", "enum Limits { static let count = 20 }",
  ])
  func `a constant of a state is found`(line: String) {
    #expect(brokenRules(.property(line)) == ["no reducer has constants, or cuts texts"])
  }

  @Test(arguments: [
    "text = \"Loading…\"", "text = \"読み込み中\"", "text = \"Sorry!\"", "text = localized(\"Save\")",
    "text = String(localized: \"Save\")", "text = \"Nothing found\"", "text = \"\\(count) items\"",
    "text = #\"Say \"no\"\"#",
    "text = \"\"\"\n  Nothing found\n  \"\"\"", "text = \"By \\(name(of: \"a\"))\"",
  ])
  func `a sentence in a reducer is found`(line: String) {
    #expect(brokenRules(.reducer(line)) == ["no reducer contains a sentence"])
  }

  @Test(arguments: [
    "var done: () -> Void", "var done: (() -> Void)?", "let onEnd: @Sendable (Int) -> Void",
    "var change = { 1 }", "var players: [Player]", "var player: Player?",
    "class Box {}", "final class Box { var count = 0 }", "actor Box {}", "var names: NSArray",
    "var image: UIImage?", "var byName: [String: Player] = [:]", "private var player: Player",
    "var handlers: [String: (Int) -> Void]", "var handler: Handler",
    "let onEnd:\n    (Int) -> Void",
    "var player = Player()", "var players = [Player()]", "var hero: Hero?", "var form: Form",
    "var forms: [Form] = []", "var dates: DateFormatter", "var dates = DateFormatter()",
    "var names = NSCache<NSString, NSString>()", "var owner: AnyObject?", "weak var owner: Owner?",
    "var task: Task<Void, Never>?", "var load: Effect<AppState>?",
    "var count = 0, done: () -> Void", "var done: (() -> Void)?; var isOn = false",
    "var done: () -> Void = {} { didSet { count = 0 } }",
  ])
  func `a class or a closure in a state is found`(line: String) {
    #expect(brokenRules(.property(line)) == ["no state holds a class or a closure"])
  }

  @Test(arguments: linesOfScreens.flatMap { rule, lines in lines.map { ($0.file, $0.text, rule) } })
  func `what a screen must not say is found`(file: String, text: String, rule: String) {
    #expect(brokenRules(.screen(file, text)) == [rule])
  }

  @Test func `values of actions, constants of files, and functions in other files, are found`() {
    let action = "enum HomeAction: ActionType { case ended(() -> Void) }"
    let file =
      "struct HomeState: StateType {}\nextension HomeState { mutating func end() { count = 20 } }"

    #expect(brokenRules(.beside(action)) == ["no state holds a class or a closure"])
    #expect(
      brokenRules(.beside("private let limit = 20")) == ["no reducer has constants, or cuts texts"])
    #expect(
      brokenRules(.screen("State+End", "struct Point { let x: Int }\n" + file))
        == ["no reducer has constants, or cuts texts"])
    #expect(brokenRules(.screen("State+End", file)) == ["no reducer has constants, or cuts texts"])
  }
}
