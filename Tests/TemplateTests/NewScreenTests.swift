import Testing

@Suite struct NewScreenTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch(Scratch.app) }

  @Test func `a screen is copied and made known everywhere`() throws {
    let words = try Command.newScreen.run(["TopScores"], at: scratch.root)

    let files = try scratch.files
    #expect(words.contains("swift run Quiz quiz://top-scores"))
    #expect(
      files["Sources/Quiz/Screens/TopScores/TopScoresState.swift"] == "struct TopScoresState {\n}\n"
    )
    #expect(
      files["Tests/QuizTests/Screens/TopScores/TopScoresStateTests.swift"]
        == "import Testing\n\n@testable import Quiz\n")
    #expect(
      files["Sources/Quiz/Composition/AppActions.swift"]?.contains(
        "  HomeAction.self,\n  TopScoresAction.self,\n])") == true)
    #expect(files["Sources/Quiz/Composition/AppMap.swift"]?.contains("  case topScores\n") == true)
    #expect(
      files["Sources/Quiz/Composition/AppState.swift"]?.contains(
        "  var topScores = ScreenStates<AppMap, TopScoresState>()\n") == true)
    #expect(
      files["Sources/Quiz/Composition/AppState.swift"]?.contains("  topScores.reduce(action)\n")
        == true)
    #expect(
      files["Sources/Quiz/Composition/AppScreens.swift"]?.contains(
        "  case .topScores: TopScoresCoordinator(context: context)\n") == true)
    #expect(
      files["Sources/Quiz/Composition/AppLinks.swift"]?.contains(
        "      home,\n      topScores,\n    ])") == true)
    #expect(
      files["Sources/Quiz/Composition/AppLinks.swift"]?.contains(
        """
          private static let topScores = Link<AppMap>(
            "top-scores", to: Route(tab: .home, [.topScores]))
        """) == true)
  }

  @Test func `two screens don't get in each other's way`() throws {
    _ = try Command.newScreen.run(["Settings"], at: scratch.root)
    _ = try Command.newScreen.run(["About"], at: scratch.root)

    let links = try #require(try scratch.files["Sources/Quiz/Composition/AppLinks.swift"])
    #expect(links.contains("      home,\n      settings,\n      about,\n    ])"))
  }

  @Test func `a dry run changes nothing`() throws {
    let words = try Command.newScreen.run(["Settings", "--dry-run"], at: scratch.root)

    #expect(words.contains("create Sources/Quiz/Screens/Settings/SettingsState.swift"))
    #expect(try scratch.files == Scratch.app)
  }

  @Test(arguments: ["App", "Home", "Scheme"])
  func `a name that is taken is refused`(name: String) throws {
    try scratch.write("struct HomeState {}", to: "Sources/Quiz/Home/HomeState.swift")
    let before = try scratch.files

    #expect(throws: Refusal.self) { try Command.newScreen.run([name], at: scratch.root) }

    #expect(try scratch.files == before)
  }

  @Test(arguments: [
    ("AppMap", "enum Screen", "enum Page"), ("AppMap", "enum Tab", "enum Bar"),
    ("AppState", "struct AppState", "struct State"),
    ("AppScreens", "func makeCoordinator", "func make"), ("AppLinks", "LinkTable(", "Links("),
    ("AppActions", "RecordableTypes(", "Types("),
  ])
  func `a place that can't be found is said, and nothing is changed`(
    file: String, old: String, new: String
  ) throws {
    let path = "Sources/Quiz/Composition/\(file).swift"
    let text = try #require(Scratch.app[path])
    try scratch.write(text.replacing(old, with: new), to: path)
    let before = try scratch.files

    let refusal = #expect(throws: Refusal.self) {
      try Command.newScreen.run(["Settings"], at: scratch.root)
    }

    #expect(refusal?.description.contains("because \(path) doesn't have") == true)
    #expect(try scratch.files == before)
  }
}
