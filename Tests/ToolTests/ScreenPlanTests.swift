import Foundation
import Testing

/// The kinds, places and parameters of new screens.
@Suite struct ScreenPlanTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch(Scratch.app) }

  @Test func `a parameter is part of the screen, its state, title, link and tests`() throws {
    let words = try Command.newScreen.run(["Score", "--parameter", "id:Int"], at: scratch.root)

    #expect(words.contains("swift run Quiz quiz://score/1"))
    #expect(words.contains("AppRoute.push(.score(id: 1))"))
    #expect(try text("Screens/Score/ScoreState.swift") == "struct ScoreState {\n  let id: Int\n}\n")
    #expect(
      try text("Screens/Score/ScoreViewState.swift") == "let title = \"Score \\(state.id)\"\n")
    #expect(try text("Composition/AppMap.swift").contains("  case score(id: Int)\n"))
    let test = try Draft(root: scratch.root).text(
      "Tests/QuizTests/Screens/Score/ScoreFlowTests.swift")
    #expect(test.contains("://score/1"))
    #expect(test.contains("ScoreState(id: 1); ScoreState(id: 1, count: 1)"))
  }

  @Test(arguments: [
    (["--in", "home"], "Route(tab: .home, [.score])", "push(.score)"),
    (["--in", "modal"], "Route(tab: .home, modals: [[.score]])", "present([.score])"),
    (["--in", "tab"], "Route(tab: .score)", "select(.score)"),
  ])
  func `a link leads to the place`(options: [String], route: String, action: String) throws {
    let words = try Command.newScreen.run(["Score"] + options, at: scratch.root)

    #expect(words.contains("AppRoute.\(action)"))
    #expect(try text("Composition/AppLinks.swift").contains(route))
  }

  @Test func `a tab is made known everywhere, and screens can go on its stack`() throws {
    _ = try Command.newScreen.run(["Scores", "--in", "tab", "--kind", "list"], at: scratch.root)
    _ = try Command.newScreen.run(["Score", "--in", "scores"], at: scratch.root)

    let map = try text("Composition/AppMap.swift")
    #expect(map.contains("    case home\n    case scores\n"))
    #expect(map.contains("    case .scores: .scores\n"))
    #expect(try text("Composition/AppScreens.swift").contains("tag: 1)"))
    #expect(try text("Composition/AppLinks.swift").contains("Route(tab: .scores, [.score])"))
  }

  @Test func `a list has a service, an error, and is waited for`() throws {
    _ = try Command.newScreen.run(["Scores", "--kind", "list"], at: scratch.root)

    #expect(try text("Composition/Services.swift").contains("= ScoresPage.sample\n"))
    #expect(try text("Composition/AppActions.swift").contains("  ScoresError.self,\n"))
    #expect(
      try text("Composition/AppState.swift").contains(
        "{ navigation.appearances.contains { scores[$0]?.rows.isLoading == true } }"))
  }

  @Test(arguments: [
    ["--kind", "grid"], ["--in", "nowhere"], ["--parameter", "id"], ["--parameter", "id:UUID"],
    ["--parameter", "Id:Int"], ["--parameter", "for:Int"],
    ["--parameter", "id:Int", "--in", "tab"],
  ])
  func `a plan that can't be is refused`(options: [String]) throws {
    #expect(throws: Refusal.self) {
      try Command.newScreen.run(["Score"] + options, at: scratch.root)
    }
    #expect(try scratch.files == Scratch.app)
  }

  @Test func `the record tells how a screen was added`() throws {
    let options = ["--parameter", "id:Int", "--in", "modal", "--kind", "list"]
    _ = try Command.newScreen.run(["Score"] + options, at: scratch.root)

    let plan = try ScreenPlan(recorded: ScreenName("Score"), in: Draft(root: scratch.root))

    #expect(
      [plan.place == .modal, plan.kind == .list, plan.parameter?.name == "id"] == [
        true, true, true,
      ])
  }

  private func text(_ path: String) throws -> String {
    try Draft(root: scratch.root).text("Sources/Quiz/\(path)")
  }
}
