import Foundation
import Testing

/// Screens that come and go.
@Suite struct ScreenRemovalTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch(Scratch.app) }

  /// All plans that the options allow.
  static let plans: [[String]] = ["plain", "list"].flatMap { kind in
    [["--in", "home"], ["--in", "modal"], ["--in", "tab"]].flatMap { place in
      [[], ["--parameter", "id:Int"], ["--parameter", "name:String"]]
        .filter { $0.isEmpty || place != ["--in", "tab"] }
        .map { ["--kind", kind] + place + $0 }
    }
  }

  @Test(arguments: plans)
  func `removing what was added leaves the app as it was`(options: [String]) throws {
    _ = try Command.newScreen.run(["About"], at: scratch.root)
    let before = try scratch.files
    _ = try Command.newScreen.run(["Score"] + options, at: scratch.root)
    try scratch.commitAll()

    _ = try Command.removeScreen.run(["Score"], at: scratch.root)

    #expect(try app(scratch.files) == app(before))
  }

  @Test(arguments: [
    "store.dispatch(AppRoute.push(.score))", "let place = AppMap.Screen.score",
    "typealias State = ScoreState",
  ])
  func `a screen that is used stays, and the lines that use it are named`(line: String) throws {
    _ = try Command.newScreen.run(["Score"], at: scratch.root)
    try scratch.write("// AppRoute\n\(line)\n", to: "Sources/Quiz/Own.swift")
    try scratch.commitAll()
    let before = try scratch.files

    let refusal = #expect(throws: Refusal.self) {
      try Command.removeScreen.run(["Score"], at: scratch.root)
    }

    #expect(refusal?.description.contains("\n  Sources/Quiz/Own.swift:2") == true)
    #expect(try scratch.files == before)
  }

  @Test func `what only has the same name is no use`() throws {
    _ = try Command.newScreen.run(["Score"], at: scratch.root)
    try scratch.write(
      "// AppRoute, ScoreState\nlet all = [team.score, highScore, .scores]\n",
      to: "Sources/Quiz/Own.swift")
    try scratch.commitAll()

    let words = try Command.removeScreen.run(["Score"], at: scratch.root)

    #expect(words.contains("Score is gone"))
  }

  @Test func `the first screen stays, because the app begins there`() throws {
    try scratch.write("struct HomeState {}", to: "Sources/Quiz/Screens/Home/HomeState.swift")
    try scratch.write(
      "let start = NavigationState<AppMap>(selectedTab: .home)", to: "Sources/Quiz/Start.swift")
    try scratch.commitAll()

    #expect(throws: Refusal.self) { try Command.removeScreen.run(["Home"], at: scratch.root) }
  }

  @Test(arguments: [[], ["Score"], ["score"]])
  func `what isn't there can't be removed`(arguments: [String]) {
    #expect(throws: Refusal.self) { try Command.removeScreen.run(arguments, at: scratch.root) }
  }

  @Test func `what isn't committed stays`() throws {
    try scratch.commitAll()
    _ = try Command.newScreen.run(["Score"], at: scratch.root)

    let refusal = #expect(throws: Refusal.self) {
      try Command.removeScreen.run(["Score"], at: scratch.root)
    }

    #expect(refusal?.description.contains("Score can't be removed, because") == true)
  }

  /// The files without the record, line breaks and indentation, which `make format` settles.
  private func app(_ files: [String: String]) -> [String: String] {
    files.filter { $0.key != Draft.record }.mapValues { $0.filter { !$0.isWhitespace } }
  }
}
