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
    let shared = ["home", "modal", "tab"].map { ["kind=list", "shared=yes", "in=\($0)"] }
    return shared
      + kinds.indices.flatMap { kind in
        [
          [kinds[kind], "in=home", parameters[kind % 3]],
          [kinds[kind], "in=modal", parameters[(kind + 1) % 3]],
          [kinds[kind], "in=tab", ""],
          [kinds[kind], "in=home", "link=/settings/score"],
          [kinds[kind], "in=modal", "link=/games/:game/score"],
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

  @Test(arguments: ["in=home", "in=modal", "in=tab", "link=/games/:game/score"])
  func `a view controller that was there before the screen stays`(option: String) throws {
    try app.write(
      "final class ScoreViewController {}\n", to: "Sources/Starter/Existing/Score.swift")
    let before = try app.files
    try app.run(.screen, "existing=ScoreViewController", option)
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

  @Test func `a list whose rows another screen shows stays`() throws {
    try app.run(.screen, "name=Score", "kind=list", "shared=yes")
    try app.write(
      "context.observeOnMain(\\.home, \\.scoreCatalog)\n", to: "Sources/Starter/Own.swift")
    try app.commitAll()

    let refusal = #expect(throws: Refusal.self) { try app.run(.removeScreen, "name=Score") }

    #expect(refusal?.description.contains("\n  Sources/Starter/Own.swift:1") == true)
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

  @Test func `a test that follows the link of a screen keeps it`() throws {
    try app.run(.screen, "name=Score", "link=/games/:id/score")
    let path = "Tests/StarterTests/OwnTests.swift"
    try app.write("try user.follow(\"games/7/score\")\n", to: path)
    try app.commitAll()

    let refusal = #expect(throws: Refusal.self) { try app.run(.removeScreen, "name=Score") }

    #expect(refusal?.description.contains("\n  \(path):1") == true)
  }

  @Test func `every link goes that ends at the screen, and no other`() throws {
    try app.run(.screen, "name=Score")
    try app.run(.screen, "name=Game")
    let path = "Sources/Starter/Composition/AppLinks.swift"
    try app.replace(
      "Link(\"game\",",
      with: """
        Link("best", to: Route(tab: .home, [.game, .score])),
                Link("game",
        """, in: path)
    try app.commitAll()

    try app.run(.removeScreen, "name=Score")

    let links = try app.text(path)
    #expect(!links.contains("\"score\"") && !links.contains("\"best\""))
    #expect(links.contains("Link(\"home\"") && links.contains("Link(\"game\""))
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

    let refusal = #expect(throws: Refusal.self) { try app.run(.removeScreen, "name=Home") }

    #expect(
      refusal?.description.contains("the only tab of the app. Add another with make screen") == true
    )
  }

  @Test
  func `the first screen goes with its promise and picture, and the next tab takes its place`()
    throws
  {
    try app.run(.screen, "name=Transfer", "kind=form")
    try app.run(.screen, "name=Start", "in=tab")
    try app.commitAll()

    try app.run(.removeScreen, "name=Home")

    #expect(try app.app("Composition/AppState.swift").contains("(selectedTab: .start)"))
    let links = try app.app("Composition/AppLinks.swift")
    #expect(links.contains("Route(tab: .start, modals: [[.transfer]])") && !links.contains("home"))
    #expect(!app.exists("Tests/StarterTests/PictureTests.swift"))
    #expect(!app.exists("Tests/StarterTests/Pictures/Home.txt"))
    let promises = try app.text("Tests/StarterTests/StarterApp+Promises.swift")
    #expect(
      promises.contains("let promises: [Promise<StarterApp>] =") && !promises.contains("home"))
  }

  @Test func `a picture that isn't committed keeps the screen`() throws {
    try app.run(.screen, "name=Start", "in=tab")
    try app.commitAll()
    try app.write("mine", to: "Tests/StarterTests/Pictures/Home.txt")

    let refusal = #expect(throws: Refusal.self) { try app.run(.removeScreen, "name=Home") }

    #expect(refusal?.description.contains("\n  Tests/StarterTests/Pictures/Home.txt") == true)
  }

  @Test func `a page of the app that names the link of a removed screen is named`() throws {
    try app.run(.screen, "name=Score", "link=/games/:id")
    try app.write("# App\n\nswift run Starter starter://games/7\n", to: "README.md")
    try app.commitAll()

    let words = try app.run(.removeScreen, "name=Score")

    #expect(words.contains("change README.md:3, which names its link"))
  }

  @Test func `pictures of one's own stay`() throws {
    try app.run(.screen, "name=Start", "in=tab")
    let path = "Tests/StarterTests/PictureTests.swift"
    try app.replace(
      "  @Test func", with: "  @Test func `mine`() {}\n\n  @Test func", in: path)
    try app.commitAll()

    try app.run(.removeScreen, "name=Home")

    #expect(try app.text(path).contains("`mine`") && !app.text(path).contains("Home"))
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
