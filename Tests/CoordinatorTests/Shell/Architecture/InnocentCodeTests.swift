import Testing

/// The rules read the syntax, so they find nothing in these.
@Suite(.timeLimit(.minutes(30))) struct InnocentCodeTests {
  @Test(arguments: [
    "awaiting = true", "// await load()", "/* Task { } */ count = 0", "isAsync = true",
    "tasks.removeAll()", "task = Task(name: name)", "date = action.date", "name = \"await\"",
    "name = \"Date()\"", "dates[Date.ID()] = nil", "count += 1", "count = max(0, count - 1)",
    "rate = 1.0", "level = -1", "let (a0, b12) = (x1, y2)", "names = [\"Boots\", \"Map\"]",
    "name = names.joined(separator: \", \")", "name = \"\\(first)\\(last)\"", "name = \" \"",
    "name = \"Boots\" // A name of two words", "switch a { case .load: count = 0 default: break }",
    "/* one /* two */ 20 */ count = 1", "name = #\"a\\b\"#", "isPrefixed = true",
    "names = names.filter { $0 != name }", "let uuid = action.uuid", "printed = true",
    "navigation.route(to: .home)", "clock = action.clock", "name = \"a-b_c\"",
    "words[\"one\"] = words[\"two\"]", "state = .init(name: \"x\", isOn: true)",
    "names.append(contentsOf: action.names)", "let last = pair.2", "names = names.map { $2 }",
    "count = Int.random(in: range, using: &generator)", "names.shuffle(using: &generator)",
    "names = Array(names.prefix(action.limit))", "date = Date(timeIntervalSince1970: seconds)",
    "start = action.clock.now", "let thread = Thread(id: id)", "name = isOn ? \"on\" : \"off\"",
    "for index in 0..<count { names[index] = name }", "let isDispatched = true", "player.sleep()",
    "let url = URL(string: action.link)", "name = \"\"", "if name == \"\" { count = 0 }",
    "let dump = names", "let item = Item(task: { $0.id })", "timers[id]?.fire()",
    "parcel.dispatch()", "shares = bill.split(among: guests)",
    "precondition(count >= 0, \"Count down to zero only.\")",
    "navigation.reduce(action)\nforms.reduce(action, in: navigation)",
    "navigation.reduce(action)\nforms.reduce(action, in: navigation)\nnavigation.reduce(action)",
    "forms.reduce(action, in: action.navigation)\nnavigation.reduce(action)",
    "totals.reduce(0, +)\nsums.reduce(into: names) { $0 += [$1] }",
  ])
  func `a reducer may say this`(line: String) {
    #expect(brokenRules(.reducer(line)) == [])
  }

  @Test(arguments: [
    "var limit = 20", "var names = [\"Boots\", \"Map\"]", "var limits: [Int] = [10, 20]",
    "let classes: [String]", "var isOn: Bool { count > 0 }", "enum Kind { case a, b }",
    "struct Item: Equatable { var count = 0 }", "var id: PlayerID?",
    "subscript(id: Int) -> Bool { id == count }", "func next(_ id: Int) -> Int { id + 1 }",
    "var numbers: Set<UInt8> = []", "lazy var total = count", "var date: Date?",
    "var load = DataState<[String]>.idle", "// var done: () -> Void",
    "var range: NSRange?", "var total = { 1 }()", "var formatter: DateFormatter { .init() }",
    "var address: Address", "static var empty: HomeState { HomeState() }", "var weak = false",
    "var count = 0 { didSet { isOn = true } }", "var kind = Kind.player", "let first, last: String",
    "var end: (x: Int, y: Int)", "private(set) var names: [String] = []", "case strong, weak",
    "struct Task { let id: Int }\n  mutating func add(_ id: Task.ID) { tasks += [Task(id: id)] }",
    "struct Player { var points = 0 }\n  var players: [Player] = []",
    "enum Delay: String { case late = \"running late\" }",
    "static let isInOrder: (Int, Int) -> Bool = { $0 < $1 }",
    "static let olives = Self(rawValue: 1 << 2)", "static var sample: Self { Self(count: 42) }",
    "@available(*, deprecated, message: \"Use the total.\")\n  var sum: Int { count }",
  ])
  func `a state may have this`(line: String) {
    #expect(brokenRules(.property(line)) == [])
  }

  @Test(arguments: [
    "extension HomeAction { static func pause() -> Effect { { try? await clock.sleep(for: length) } } }",
    "func pausing() -> Middleware<A> {\n  { _, _ in { next in { _ in Task { await pause() } } } }\n}",
    "struct Dice { mutating func next() -> Int { seed &*= 6_364; return seed } }",
    "struct Contact { var initials: String { String(name.prefix(2)) } }",
  ])
  func `a file of a state may have this`(text: String) {
    #expect(brokenRules(.beside(text)) == [])
  }

  @Test(arguments: [
    ("ViewController", "import ReduxTools"), ("ViewController", "// import Redux"),
    ("ViewController", "import struct Redux.Secret"),
    ("ViewController", "represent(1)"), ("ViewController", "let text = \"present(a)\""),
    ("ViewController", "var send: (HomeAction) -> Void = { _ in }"),
    ("ViewController+Layout", "a.topAnchor.constraint(equalTo: b)"),
    ("Coordinator", "let a = AwayCoordinator(b)"), ("View", "// AwayAction comes later."),
    ("View", "let a = \"AwayAction\""), ("View", "retry!.count"),
    ("View", "isOn = try !values.decode(Bool.self, forKey: .isOff)"),
    ("State+Empty", "import UIKit\nextension HomeState {}"),
    ("View", "final class Loader<State: StateType> {}"),
    ("View", "struct Box<Action: ActionType> {}"),
    ("View", "extension Array where Element: ActionType {}"),
    ("View", "struct Row { let onTap: () -> Void }"), ("View", "let cell: HomeCell"),
    ("ViewController", "#if os(iOS)\n@objc func tap() {}\n#else\n#endif"),
    ("ViewController+Renderer", "present(viewState.track)"),
    ("ViewController", "super.viewWillAppear(animated)"), ("ViewController", "let a = task.name"),
    ("Coordinator", "context.dispatch(AppRoute.present([.signIn]))"),
    ("Coordinator", "let a: AwayAction"), ("ViewState", "let limit = 20"),
    ("View", "enum HomeAction: Codable, ActionType {}"), ("View", "final class A: UIView {}"),
    ("View", "enum Form { case changed, sent, closed }"), ("View", "// fatalError(\"never\")"),
  ])
  func `a screen may say this`(file: String, text: String) {
    #expect(brokenRules(.screen(file, text)) == [])
  }

  @Test func `a file that the formatter leaves alone may say anything`() {
    let text = "let player = try! load()\nfatalError()"

    #expect(brokenRules(.screen("View", text)) != [])
    #expect(brokenRules(.screen("View", "// swift-format-ignore-file\n" + text)) == [])
  }
}
