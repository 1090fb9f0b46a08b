import Testing

/// The rules read the syntax, so they find these.
@Suite struct PlantedViolationTests {
  @Test(arguments: [
    "await load()", "async let value = load()", "Task { send() }", "Task.detached { send() }",
    "DispatchQueue.main.async {}", "Dispatch.sleep()", "URLSession.shared.load()",
    "let now = Date.now", "let now = Date()", "start = Date( )", "let now: Date = .now",
    "let id = UUID()", "count = Int.random(in: 0...1)", "count = .random(in: 0...1)",
    "let one = all.randomElement()", "all.shuffle()", "let some = all.shuffled()",
    "let value = UserDefaults.standard", "FileManager.default.remove(url)",
    "let clock = ContinuousClock()", "NotificationCenter.default.post(news)",
    "var numbers = SystemRandomNumberGenerator()", "print(count)", "let text = \"\\(Date())\"",
    "if isOn { /* now */ start = Date() }",
  ])
  func `a reducer that works, or asks for the time, is found`(line: String) {
    #expect(
      brokenRules(.reducer(line)) == ["no reducer awaits, starts work, or asks for the time"])
  }

  @Test(arguments: [
    "if count > 20 { count = 0 }", "count += 5", "count = min(count, 1_000)", "rate = 0.5",
    "guard name.count < 280 else { return }", "name = String(name.prefix(1))",
    "name = name.suffix(1)", "text = error.localizedDescription", "count = 0xFF", "level = -2",
  ])
  func `a constant in a reducer is found`(line: String) {
    #expect(brokenRules(.reducer(line)) == ["no reducer has constants, or cuts texts"])
  }

  @Test(arguments: [
    "text = \"Nothing found\"", "text = \"\\(count) items\"", "text = #\"Say \"no\"\"#",
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
    "var handlers: [String: (Int) -> Void]",
  ])
  func `a class or a closure in a state is found`(line: String) {
    #expect(brokenRules(.property(line)) == ["no state holds a class or a closure"])
  }

  @Test(arguments: [
    ("ViewController", "import Redux", "no view controller imports Redux"),
    ("ViewController", "public import struct Redux.A", "no view controller imports Redux"),
    ("ViewController", "store.dispatch(a)", "no view controller uses the store or navigates"),
    ("ViewController+Renderer", "present (a)", "no view controller uses the store or navigates"),
    ("ViewController", "a.topAnchor.constraint(equalTo: b)", "only layouts touch constraints"),
    (
      "Coordinator", "viewController.present(a)",
      "no coordinator of a screen moves view controllers"
    ),
    ("ViewState", "import UIKit", "no state or view state imports UI"),
    ("View", "@objc func tap() {}", "no file that iOS and the terminal share needs Objective-C"),
    ("View", "let a = try! load()", "no source uses try! or fatalError"),
    ("View", "let a = AwayAction.closed", "a room names no other room"),
    ("View", "class Home: Equatable, StateType {}", "state and actions are structs and enums"),
    ("View", "indirect enum A: Codable, ActionType {}", "every action can be recorded"),
    ("View", "enum Form { case sent, changed }", "a form can be changed, sent and closed"),
  ])
  func `what a room must not say is found`(file: String, text: String, rule: String) {
    #expect(brokenRules(.room(file, text)) == [rule])
  }
}
