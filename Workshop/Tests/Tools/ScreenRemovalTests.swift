import TestSupport
import Testing

@testable import Generator

@Computing @Suite(.timeLimit(.minutes(30))) struct ScreenRemovalTests {
  let app: Scratch

  init() throws { app = try Scratch.starter() }

  /// All kinds with all values of `in`, and all pairs of `in` and a parameter.
  nonisolated static let plans: [[String]] = {
    let kinds = ["kind=plain", "kind=list", "kind=form", "kind=swiftui"]
    let parameters = ["", "parameter=id:Int", "parameter=name:String"]
    return kinds.indices.flatMap { kind in
      [
        [kinds[kind], "in=home", parameters[kind % 3]],
        [kinds[kind], "in=modal", parameters[(kind + 1) % 3]],
        [kinds[kind], "in=tab", ""],
      ]
    }
  }()

  @Test(arguments: plans)
  func `removing what was added leaves the app as it was`(options: [String]) throws {
    try app.run(.screen, "name=About")
    let before = try app.files
    try app.run(.screen, ["name=Score"] + options)
    try app.commitAll()

    try app.run(.removeScreen, "name=Score")

    #expect(try withoutSpace(app.files) == withoutSpace(before))
  }

  @Test(arguments: [
    "store.dispatch(AppRoute.push(.score))", "let place = AppMap.Screen.score",
    "typealias State = ScoreState", "let open = moment.state.score.screens { $0.count > 0 }",
    "let state = context.state.score[context.id]",
  ])
  func `a screen that is used stays, and the lines that use it are named`(line: String) throws {
    try app.run(.screen, "name=Score")
    try app.write("// AppRoute\n\(line)\n", to: "Sources/Starter/Own.swift")
    try app.commitAll()
    let before = try app.files

    let refusal = #expect(throws: Refusal.self) { try app.run(.removeScreen, "name=Score") }

    #expect(refusal?.description.contains("\n  Sources/Starter/Own.swift:2") == true)
    #expect(try app.files == before)
  }

  @Test func `a word in another screen's test is no link`() throws {
    try app.run(.screen, "name=One")
    try app.write("let name = \"one\"\n", to: "Tests/StarterTests/OwnTests.swift")
    try app.commitAll()

    let words = try app.run(.removeScreen, "name=One")

    #expect(words.contains("One is gone"))
  }

  @Test func `the link of another screen stays, even if it begins with the same word`() throws {
    for name in ["name=Score", "name=ScoreBoard"] { try app.run(.screen, name) }
    try app.commitAll()

    try app.run(.removeScreen, "name=Score")

    let links = try app.app("Composition/AppLinks.swift")
    #expect(links.contains("Link(\"score-board\"") && !links.contains("Link(\"score\""))
  }

  @Test func `what only has the same name is no use`() throws {
    try app.run(.screen, "name=Score")
    try app.write(
      "// AppRoute, ScoreState\nlet all = [team.score, state.score, highScore.screens, .scores]\n",
      to: "Sources/Starter/Own.swift")
    try app.commitAll()

    let words = try app.run(.removeScreen, "name=Score")

    #expect(words.contains("Score is gone"))
  }

  @Test func `the first screen stays, because the app begins there`() throws {
    try app.commitAll()

    #expect(throws: Refusal.self) { try app.run(.removeScreen, "name=Home") }
  }

  @Test func `the first screen of an app that begins elsewhere goes with its promise`() throws {
    try app.run(.screen, "name=Start", "in=tab")
    try app.replace(
      "selectedTab: .home", with: "selectedTab: .start",
      in: "Sources/Starter/Composition/AppState.swift")
    try app.write("", to: "Tests/StarterTests/PictureTests.swift")
    try app.commitAll()

    try app.run(.removeScreen, "name=Home")

    let promises = try app.text("Tests/StarterTests/StarterApp+Promises.swift")
    #expect(
      promises.contains("let promises: [Promise<StarterApp>] =") && !promises.contains("home"))
  }

  @Test func `a promise of one's own about a screen keeps it`() throws {
    try app.run(.screen, "name=Score")
    let path = "Tests/StarterTests/StarterApp+Promises.swift"
    try app.replace("$0.state.home.screens", with: "$0.state.score.screens", in: path)
    try app.replace("no count is negative", with: "no score is negative", in: path)
    try app.commitAll()

    let refusal = #expect(throws: Refusal.self) { try app.run(.removeScreen, "name=Score") }

    #expect(refusal?.description.contains("\n  \(path):15") == true)
  }

  @Test func `what isn't committed stays`() throws {
    try app.commitAll()
    try app.run(.screen, "name=Score")

    let refusal = #expect(throws: Refusal.self) { try app.run(.removeScreen, "name=Score") }

    #expect(refusal?.description.contains("Score can't be removed, because") == true)
  }

  /// The files without line breaks and indentation, which `make format` settles.
  private func withoutSpace(_ files: [String: String]) -> [String: String] {
    files.mapValues { text in
      text.filter { !$0.isWhitespace }.replacing(",]", with: "]")
    }
  }
}
