import TestSupport
import Testing

@testable import Generator

@Computing @Suite(.timeLimit(.minutes(30))) struct NewScreenTests {
  let app: Scratch

  init() throws { app = try Scratch.starter() }

  @Test func `a screen is copied and made known everywhere`() throws {
    let words = try app.run(.screen, "name=TopScores")

    #expect(words.contains("swift run Starter starter://top-scores"))
    #expect(words.contains("AppRoute.push(.topScores)"))
    let state = try app.app("Screens/TopScores/TopScoresState.swift")
    #expect(state.contains("struct TopScoresState: StateType"))
    let flow = try app.text("Tests/StarterTests/Screens/TopScores/TopScoresFlowTests.swift")
    #expect(flow.contains("try user.follow(\"top-scores\")"))
    #expect(try app.app("Composition/AppMap.swift").contains("    case topScores\n"))
    let appState = try app.app("Composition/AppState.swift")
    #expect(appState.contains("  var topScores = ScreenStates<AppMap, TopScoresState> {"))
    #expect(appState.contains("    topScores.reduce(action, in: navigation)\n"))
    let tools = try app.app("Composition/AppTools.swift")
    #expect(tools.contains("      HomeAction.self,\n      TopScoresAction.self,\n    ]"))
    #expect(
      try app.app("Composition/AppCoordinator.swift").contains(
        "    case .topScores: TopScoresCoordinator(context)\n"))
    let links = try app.app("Composition/AppLinks.swift")
    #expect(
      links.contains(
        "\n        Link(\"top-scores\", to: Route(tab: .home, [.topScores])),\n      ])"))
  }

  @Test(arguments: [
    (["name=ListItems", "kind=list"], "List Items", "list-items"),
    (["name=ListItems", "kind=list", "shared=yes"], "List Items", "list-items"),
    (
      ["name=ListItems", "kind=list", "parameter=id:Int"], "List Items \\(state.id)",
      "list-items/1"
    ),
    (["name=Item", "kind=list"], "Item", "item"),
    (["name=Items", "kind=list"], "Items", "items"),
    (["name=NewEntry", "kind=form"], "New Entry", "new-entry"),
    (["name=EntryList", "kind=form"], "Entry List", "entry-list"),
    (["name=Entry", "kind=form"], "Entry", "entry"),
    (["name=YourHome"], "Your Home", "your-home"),
    (["name=HomeDetails", "kind=swiftui"], "Home Details", "home-details"),
    (["name=Starter"], "Starter", "starter"),
  ])
  func `a name may contain the model's`(options: [String], title: String, link: String) throws {
    let screen = options[0].replacing("name=", with: "")

    try app.run(.screen, options)

    let folder = "Screens/\(screen)/\(screen)"
    #expect(try app.app("\(folder)ViewState.swift").contains("localized(\"\(title)\")"))
    let flow = try app.text("Tests/StarterTests/\(folder)FlowTests.swift")
    let links = flow.matches(of: /(?:follow|isAt)\("([^"]*)"\)/).map { String($0.output.1) }
    #expect(Set(links).subtracting([""]) == [link])
  }

  @Test func `the name of a module may contain the model's`() throws {
    try app.run(.module, "name=ListItems", "kind=list")

    let state = try app.text("Sources/ListItems/Screens/ListItems/ListItemsViewState.swift")
    #expect(state.contains("localized(\"List Items\")"))
  }

  @Test(arguments: ["[]", "[HomeAction.self]"])
  func `a list of types on one line gets the screen's`(list: String) throws {
    let path = "Sources/Starter/Composition/AppTools.swift"
    try app.replace("[\n      HomeAction.self\n    ]", with: list, in: path)

    try app.run(.screen, "name=Score")

    #expect(try app.text(path).contains("      ScoreAction.self,\n    ]\n"))
  }

  @Test func `a parameter is part of the screen, its state, title, link and tests`() throws {
    let words = try app.run(.screen, "name=Score", "parameter=id:Int")

    #expect(words.contains("swift run Starter starter://score/1"))
    #expect(words.contains("AppRoute.push(.score(id: 1))"))
    #expect(try app.app("Screens/Score/ScoreState.swift").contains("\n  let id: Int\n"))
    let viewState = try app.app("Screens/Score/ScoreViewState.swift")
    #expect(viewState.contains("localized(\"Score \\(state.id)\")"))
    #expect(try app.app("Composition/AppMap.swift").contains("    case score(id: Int)\n"))
    let test = try app.text("Tests/StarterTests/Screens/Score/ScoreStateTests.swift")
    #expect(test.contains("ScoreState(id: 1, count: 2)"))
  }

  @Test(arguments: [
    ("in=home", "Route(tab: .home, [.score])", "push(.score)"),
    ("in=modal", "Route(tab: .home, modals: [[.score]])", "present([.score])"),
    ("in=tab", "Route(tab: .score)", "select(.score)"),
  ])
  func `a link leads to the place`(place: String, route: String, action: String) throws {
    let words = try app.run(.screen, "name=Score", place)

    #expect(words.contains("AppRoute.\(action)"))
    #expect(try app.app("Composition/AppLinks.swift").contains(route))
  }

  @Test(arguments: [
    ("link=/settings/score", "Link(\"settings/score\", to: Route(", "settings/score"),
    ("link=games/:game/best", ".string(\"game\", max: 100)) {", "games/one/best"),
  ])
  func `a link can have a path of its own`(option: String, link: String, sample: String) throws {
    let words = try app.run(.screen, "name=Score", option)

    #expect(words.contains("swift run Starter starter://\(sample)"))
    #expect(try app.app("Composition/AppLinks.swift").contains(link))
    let flow = try app.text("Tests/StarterTests/Screens/Score/ScoreFlowTests.swift")
    #expect(flow.contains("try user.follow(\"\(sample)\")"))
  }

  @Test func `the value of a link is the screen's parameter`() throws {
    try app.run(.screen, "name=Score", "link=/games/:id", "parameter=id:Int")
    try app.run(.screen, "name=Player", "link=/players/:name")

    let links = try app.app("Composition/AppLinks.swift")
    #expect(links.contains("Link(\"games/:id\", .int(\"id\", in: 0...Int.max)) {"))
    #expect(links.contains("Link(\"players/:name\", .string(\"name\", max: 100)) {"))
    #expect(try app.app("Composition/AppMap.swift").contains("    case player(name: String)\n"))
  }

  @Test(arguments: ["link=home", "link=/games/:number"])
  func `a link that leads elsewhere is refused`(option: String) throws {
    try app.run(.screen, "name=Game", "link=games/:id")
    let before = try app.files

    let refusal = #expect(throws: Refusal.self) { try app.run(.screen, "name=Score", option) }

    #expect(refusal?.description.contains("Write another path, as in link=/score-two.") == true)
    #expect(try app.files == before)
  }

  @Test func `a word that only a parameter has is free for a link`() throws {
    try app.run(.screen, "name=Member", "parameter=group:String")

    try app.run(.screen, "name=Group")

    #expect(try app.app("Composition/AppLinks.swift").contains("Link(\"group\", to:"))
  }

  @Test func `each tab has a tag of its own, and screens can go on its stack`() throws {
    for name in ["name=Scores", "name=Games"] { try app.run(.screen, name, "in=tab") }
    try app.run(.screen, "name=Score", "in=scores")
    try app.commitAll()
    try app.run(.removeScreen, "name=Score")
    try app.run(.removeScreen, "name=Scores")

    try app.run(.screen, "name=Players", "in=tab")

    #expect(
      try app.app("Composition/AppMap.swift").contains(
        "    case home\n    case games\n    case players\n"))
    let tags = try app.app("Composition/AppCoordinator.swift").matches(of: /tag: (\d)/).map(\.1)
    #expect(tags == ["0", "2", "3"])
  }

  @Test func `in an app with two roots, a tab is the first one's, and links name the root`() throws
  {
    try app.replace(
      "  /// A tab,",
      with: """
          /// The app, or what comes before it.
          enum Root: String, CaseIterable, Codable, Sendable { case main, welcome }

          static func tabs(of root: Root) -> [Tab] {
            switch root {
            case .main: [.home]
            case .welcome: [.hello]
            }
          }

          /// A tab,
        """, in: "Sources/Starter/Composition/AppMap.swift")
    try app.replace(
      "    case home\n  }", with: "    case home\n    case hello\n  }",
      in: "Sources/Starter/Composition/AppMap.swift")
    let before = try app.app("Composition/AppMap.swift")

    try app.run(.screen, "name=Terms", "in=hello")
    try app.run(.screen, "name=Scores", "in=tab")

    let links = try app.app("Composition/AppLinks.swift")
    #expect(links.contains("Route(root: .welcome, tab: .hello, [.terms])"))
    #expect(links.contains("Route(root: .main, tab: .scores)"))
    #expect(try app.app("Composition/AppMap.swift").contains("case .main: [.home, .scores]\n"))
    try app.commitAll()
    try app.run(.removeScreen, "name=Scores")
    try app.run(.removeScreen, "name=Terms")
    #expect(try app.app("Composition/AppMap.swift") == before)
  }

  @Test func `a switch over screens may return its coordinators`() throws {
    let file = "Sources/Starter/Composition/AppCoordinator.swift"
    try app.replace(".home: HomeCoordinator", with: ".home: return HomeCoordinator", in: file)

    try app.run(.screen, "name=Score")

    #expect(try app.text(file).contains("    case .score: return ScoreCoordinator(context)\n"))
  }

  @Test func `the switch over screens may be in any file of Composition`() throws {
    let function = """
        func coordinator(of screen: AppMap.Screen, _ context: ScreenContext) -> any CoordinatorType {
          switch screen {
          case .home: HomeCoordinator(context)
          }
        }
      """
    try app.replace(function, with: "", in: "Sources/Starter/Composition/AppCoordinator.swift")
    let before = "extension AppCoordinator {\n\(function)\n}\n"
    try app.write(before, to: "Sources/Starter/Composition/AppScreens.swift")

    try app.run(.screen, "name=Score")

    let screens = "Composition/AppScreens.swift"
    #expect(try app.app(screens).contains("    case .score: ScoreCoordinator(context)\n"))
    try app.commitAll()
    try app.run(.removeScreen, "name=Score")
    #expect(try app.app(screens) == before)
  }

  @Test func `a list has a service and an error`() throws {
    try app.run(.screen, "name=Scores", "kind=list")

    let services = try app.app("Composition/Services.swift")
    #expect(services.contains("= ScoresPage.sample\n"))
    #expect(services.contains("typealias Services = Starter.Services"))
    let promises = try app.text("Tests/StarterTests/StarterApp+Promises.swift")
    #expect(promises.contains("\"scores\", services.scores, failing: ScoresError.unreachable)"))
    let tools = try app.app("Composition/AppTools.swift")
    #expect(tools.contains("      ScoresError.self,\n"))
  }

  @Test func `the rows of a shared list are in the model, where other screens find them`() throws {
    let words = try app.run(.screen, "name=TopScores", "kind=list", "shared=yes")

    #expect(words.contains("observe \\.topScoresCatalog in the coordinators of other screens"))
    let catalog = try app.app("Model/TopScoresCatalog.swift")
    #expect(catalog.contains("enum TopScoresLoadAction: ActionType"))
    #expect(app.exists("Sources/Starter/Model/TopScoresPage.swift"))
    #expect(!app.exists("Sources/Starter/Screens/TopScores/TopScoresPage.swift"))
    let coordinator = try app.app("Screens/TopScores/TopScoresCoordinator.swift")
    #expect(coordinator.contains("context.observeOnMain(\\.topScores, \\.topScoresCatalog)"))
    let viewState = try app.app("Screens/TopScores/TopScoresViewState.swift")
    #expect(
      viewState.contains("_ catalog: TopScoresCatalog) {\n    let list = catalog[state.search]\n"))
    #expect(!viewState.contains("state.rows") && !viewState.contains("state.nextPage"))
    let action = try app.app("Screens/TopScores/TopScoresAction.swift")
    #expect(!action.contains("pageLoad"))
    let state = try app.app("Composition/AppState.swift")
    #expect(state.contains("  var topScoresCatalog = TopScoresCatalog()\n"))
    #expect(state.contains("    topScoresCatalog.reduce(action)\n"))
    let tools = try app.app("Composition/AppTools.swift")
    #expect(tools.contains("      TopScoresLoadAction.self,\n"))
  }

  @Test(arguments: [[], ["shared=yes"]])
  func `the flows of a list bring their own rows`(options: [String]) throws {
    try app.run(.screen, ["name=Scores", "kind=list"] + options)

    let flow = try app.text("Tests/StarterTests/Screens/Scores/ScoresFlowTests.swift")
    #expect(flow.contains("services.scores = { search, page in\n"))
    #expect(!flow.contains("try AppUser()") && !flow.contains("sample"))
  }

  @Test func `a list is loaded with the parameter that it is made with`() throws {
    try app.run(.screen, "name=Scores", "kind=list", "parameter=game:String")

    #expect(
      try app.app("Composition/Services.swift").contains(
        "(_ game: String, _ search: String, _ page: Int) async throws -> ScoresPage"))
    #expect(
      try app.app("Screens/Scores/ScoresPage.swift").contains(
        "sample(_ game: String, _ search: String, _ number: Int)"))
    let coordinator = try app.app("Screens/Scores/ScoresCoordinator.swift")
    #expect(coordinator.contains("try await load(list.game, list.search, page)"))
    let flow = try app.text("Tests/StarterTests/Screens/Scores/ScoresFlowTests.swift")
    #expect(flow.contains("services.scores = { _, _, _ in throw ScoresError.unreachable }"))
    #expect(flow.contains("services.scores = { _, search, page in\n"))
    let state = try app.text("Tests/StarterTests/Screens/Scores/ScoresStateTests.swift")
    #expect(state.contains("ScoresPage.sample(\"one\", \"\", page)"))
    let refusal = #expect(throws: Refusal.self) {
      try app.run(.screen, "name=Games", "kind=list", "parameter=page:Int")
    }
    #expect(refusal?.description.contains("Choose another parameter") == true)
  }

  @Test func `a form is a sheet, and has a service that it is sent by`() throws {
    let words = try app.run(.screen, "name=Order", "kind=form")

    #expect(words.contains("AppRoute.present([.order])"))
    #expect(
      try app.app("Composition/Services.swift").contains(
        "var order: @Sendable (OrderDraft) async throws -> OrderDraft = OrderDraft.sample\n"))
    let tools = try app.app("Composition/AppTools.swift")
    #expect(tools.contains("      OrderError.self,\n"))
  }

  @Test func `a form with text is left after a question`() throws {
    for name in ["name=Order", "name=Refund"] { try app.run(.screen, name, "kind=form") }

    let starter = try app.app("Composition/AppCoordinator.swift")
    #expect(
      starter.contains(
        """
          nonisolated static func locked(_ state: AppState) -> Set<AppMap.Screen> {
            var locked: Set<AppMap.Screen> = []
            locked.formUnion(state.order.screens(where: \\.form.hasText))
            locked.formUnion(state.refund.screens(where: \\.form.hasText))
            return locked
          }

        """))
  }

  @Test func `a lock of another form is left as it is, and the words name the step`() throws {
    try app.run(.screen, "name=Order", "kind=form")
    let path = "Sources/Starter/Composition/AppCoordinator.swift"
    try app.replace(
      """
          var locked: Set<AppMap.Screen> = []
          locked.formUnion(state.order.screens(where: \\.form.hasText))
          return locked

      """, with: "    state.order.screens(where: \\.form.hasText)\n", in: path)

    let words = try app.run(.screen, "name=Refund", "kind=form")

    #expect(
      words.contains(
        "  add state.refund.screens(where: \\.form.hasText) to the result of locked(_:) in \(path)")
    )
    #expect(try !app.text(path).contains("state.refund.screens"))
    #expect(try !app.run(.screen, "name=Plain").contains("locked"))
  }

  @Test func `a view controller that is already there gets a coordinator, a link and a test`()
    throws
  {
    let path = "Sources/Starter/Old/ScoreViewController.swift"
    let file = "#if os(iOS)\n  class ScoreViewController: UIViewController {}\n#endif\n"
    try app.write(file, to: path)
    let state = try app.app("Composition/AppState.swift")

    let words = try app.run(.screen, "existing=ScoreViewController", "parameter=id:Int")

    #expect(words.contains("starter://score/1") && !words.contains("put \(path)"))
    #expect(words.contains("make screen name=Score convert=yes"))
    #expect(try app.app("Composition/AppMap.swift").contains("    case score(id: Int)\n"))
    #expect(
      try app.app("Composition/AppCoordinator.swift").contains(
        "    case .score(let id): ScoreCoordinator(context, id: id)\n"))
    let coordinator = try app.app("Existing/ScoreCoordinator.swift")
    #expect(coordinator.contains("init(_ context: ScreenContext, id: Int) {\n"))
    #expect(coordinator.contains("viewController = ScoreViewController(id: id)\n"))
    #expect(coordinator.contains("localized(\"Score \\(id)\")"))
    #expect(try app.app("Composition/AppLinks.swift").contains("Link(\"score/:id\", .int("))
    let flow = try app.text("Tests/StarterTests/Screens/Score/ScoreFlowTests.swift")
    #expect(flow.contains("try user.follow(\"score/1\")"))
    #expect(try app.text(path) == file && app.app("Composition/AppState.swift") == state)
  }

  @Test func `a view controller of another module is imported, under another name`() throws {
    let path = "Sources/Old/OldScoreViewController.swift"
    try app.write("public final class OldScoreViewController {}\n", to: path)

    let words = try app.run(.screen, "existing=OldScoreViewController", "name=Score", "in=tab")

    #expect(words.contains("put \(path) between #if os(iOS) and #endif"))
    let coordinator = try app.app("Existing/ScoreCoordinator.swift")
    #expect(coordinator.hasPrefix("import Old\n"))
    #expect(coordinator.contains("viewController = OldScoreViewController()\n"))
    #expect(try app.app("Composition/AppMap.swift").contains("    case .score: .score\n"))
  }

  @Test func `a view controller that isn't there is refused`() throws {
    let before = try app.files

    let refusal = #expect(throws: Refusal.self) {
      try app.run(.screen, "existing=ScoreViewController")
    }

    #expect(refusal?.description.contains("no class ScoreViewController in Sources") == true)
    #expect(try app.files == before)
  }

  @Test func `a name that is taken between #if and #endif is refused`() throws {
    try app.write(
      "#if os(iOS)\n  class ScoreViewController {}\n#endif\n", to: "Sources/Starter/Old/Score.swift"
    )

    let refusal = #expect(throws: Refusal.self) { try app.run(.screen, "name=Score") }

    #expect(refusal?.description.contains("declares a ScoreViewController") == true)
  }

  @Test func `a tab with a raw value is a tab`() throws {
    try app.replace(
      "case home\n  }\n\n  /// A screen", with: "case home = \"start\"\n  }\n\n  /// A screen",
      in: "Sources/Starter/Composition/AppMap.swift")

    try app.run(.screen, "name=Score")

    #expect(try app.app("Composition/AppLinks.swift").contains("Route(tab: .home, [.score])"))
  }

  @Test(arguments: ["App", "Home"])
  func `a name that is taken is refused`(name: String) throws {
    let before = try app.files

    #expect(throws: Refusal.self) { try app.run(.screen, "name=\(name)") }

    #expect(try app.files == before)
  }

  @Test func `a form sends the parameter that it is made with`() throws {
    let words = try app.run(.screen, "name=Note", "kind=form", "parameter=id:Int")

    #expect(words.contains("present([.note(id: 1)])"))
    #expect(
      try app.app("Composition/Services.swift").contains(
        "(_ id: Int, _ draft: NoteDraft) async throws -> NoteDraft = NoteDraft.sample\n"))
    #expect(
      try app.app("Screens/Note/NoteDraft.swift").contains(
        "sample(_ id: Int, _ draft: NoteDraft) async throws"))
    let coordinator = try app.app("Screens/Note/NoteCoordinator.swift")
    #expect(
      coordinator.contains("guard let id = context.state.note[context.id]?.id else { return }\n"))
    #expect(coordinator.contains("await send(id, draft)"))
    let test = try app.text("Tests/StarterTests/Screens/Note/NoteFlowTests.swift")
    #expect(test.contains("services.note = { _, _ in throw NoteError.unreachable }"))
  }

  @Test func `a form isn't shown again when the app restarts`() throws {
    for name in ["name=Order", "name=Refund"] { try app.run(.screen, name, "kind=form") }

    #expect(
      try app.app("Composition/AppCoordinator.swift").contains(
        """
          nonisolated static func isRestored(_ screen: AppMap.Screen) -> Bool {
            switch screen {
            case .refund: false
            case .order: false
            default: true
            }
          }

        """))
  }

  @Test func `screens that are left out in another form stay, and the words name the step`() throws
  {
    try app.run(.screen, "name=Order", "kind=form")
    let path = "Sources/Starter/Composition/AppCoordinator.swift"
    try app.replace(
      "    switch screen {\n    case .order: false\n    default: true\n    }\n",
      with: "    screen != .order\n", in: path)

    let words = try app.run(.screen, "name=Refund", "kind=form")

    #expect(words.contains("  let isRestored(_:) in \(path) return false for .refund"))
    #expect(try app.text(path).contains("    screen != .order\n"))
  }

  @Test func `a screen can be named like the scheme of the app`() throws {
    try app.run(.screen, "name=Starter")

    #expect(try app.app("Composition/AppLinks.swift").contains("Link(\"starter\", to:"))
  }

  @Test(arguments: [
    ("AppMap", "enum Screen", "enum Page"), ("AppMap", "enum Tab", "enum Bar"),
    ("AppState", "struct AppState", "struct State"), ("AppLinks", "LinkTable(", "Links("),
    ("AppCoordinator", "func coordinator", "func make"),
    ("AppTools", "recordedTypes", "types"),
  ])
  func `a place that can't be found is named, and nothing is changed`(
    file: String, old: String, new: String
  ) throws {
    let path = "Sources/Starter/Composition/\(file).swift"
    try app.replace(old, with: new, in: path)
    let before = try app.files

    let refusal = #expect(throws: Refusal.self) { try app.run(.screen, "name=Settings") }

    #expect(refusal?.description.contains("because \(path) doesn't have") == true)
    #expect(try app.files == before)
  }
}
