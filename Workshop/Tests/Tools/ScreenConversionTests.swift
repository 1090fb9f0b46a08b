import TestSupport
import Testing

@testable import Generator

@Computing @Suite(.timeLimit(.minutes(30))) struct ScreenConversionTests {
  let app: Scratch

  init() throws {
    app = try Scratch.starter()
    try app.write(
      "#if os(iOS)\n  class OldScoreViewController: UIViewController {}\n#endif\n",
      to: "Sources/Starter/Old/OldScoreViewController.swift")
  }

  @Test(arguments: [
    ["kind=plain", "in=home"], ["kind=plain", "in=modal", "link=/games/:game/score"],
    ["kind=list", "in=tab"], ["kind=list", "in=home", "parameter=id:Int"],
    ["kind=form", "in=modal", "parameter=id:Int"], ["kind=form", "in=home"],
    ["kind=swiftui", "in=modal"],
  ])
  func `a converted screen is what make screen writes, and its old view controller stays`(
    plan: [String]
  ) throws {
    let new = try Scratch(app.files)
    try new.run(.screen, ["name=Score"] + plan)
    try app.run(
      .screen, ["existing=OldScoreViewController", "name=Score"] + plan.dropFirst())
    try app.commitAll()

    let words = try app.run(.screen, "name=Score", "convert=yes", plan[0])

    #expect(words.contains("need of OldScoreViewController in Sources/Starter/Old/Old"))
    // A tab keeps its image.
    let expected = try new.files.mapValues { $0.replacing("list.bullet", with: "star") }
    #expect(try app.files.filter { !$0.key.hasPrefix(".git/") } == expected)
  }

  @Test func `a shared list is converted, too`() throws {
    try register()

    try app.run(.screen, "name=Score", "convert=yes", "kind=list", "shared=yes")

    #expect(app.exists("Sources/Starter/Model/ScoreCatalog.swift"))
  }

  @Test(arguments: [
    "case .score(let id):\n      Old(OldScoreViewController(id: id))",
    "case let .score(id): Old(OldScoreViewController(id: id))",
    "case .score:\n      #if os(iOS)\n        Old(OldScoreViewController())\n      #else\n        StandIn()\n      #endif",
  ])
  func `a screen that was added by hand keeps its case, its links and its place`(
    coordinatorCase: String
  ) throws {
    try register(
      screen: "case about, score(id: Int)",
      coordinator: "    \(coordinatorCase)\n    case .about: About()\n",
      link:
        "Link(\"games/:id\", .int(\"id\", in: 1...9)) { Route(tab: .home, modals: [[.score(id: $0)]]) },"
    )
    try app.write("final class Old: CoordinatorType {}\n", to: "Sources/Starter/Old/Old.swift")
    try app.commitAll()
    let links = try app.app("Composition/AppLinks.swift")
    let map = try app.app("Composition/AppMap.swift")

    let words = try app.run(.screen, "name=Score", "convert=yes")

    #expect(try app.app("Composition/AppLinks.swift") == links)
    #expect(try app.app("Composition/AppMap.swift") == map)
    #expect(
      try app.app("Composition/AppCoordinator.swift").contains(
        """
            case .home: HomeCoordinator(context)
            case .score: ScoreCoordinator(context)
            case .about: About()
            }

        """))
    #expect(try app.app("Screens/Score/ScoreCoordinator.swift").contains(".cancel { [context] in"))
    let flow = try app.text("Tests/StarterTests/Screens/Score/ScoreFlowTests.swift")
    #expect(flow.contains("try user.follow(\"games/1\")"))
    #expect(words.contains("you need of Old in Sources/Starter/Old/Old.swift, which nothing uses"))
  }

  @Test func `a coordinator that was returned is returned again`() throws {
    try register()
    let file = "Sources/Starter/Composition/AppCoordinator.swift"
    try app.replace(": ScoreCoordinator(", with: ": return ScoreCoordinator(", in: file)

    try app.run(.screen, "name=Score", "convert=yes")

    #expect(try app.text(file).contains("    case .score: return ScoreCoordinator(context)\n"))
  }

  @Test func `a view controller of another module keeps its name`() throws {
    let path = "Sources/Old/ScoreViewController.swift"
    try app.write("public final class ScoreViewController {}\n", to: path)
    try app.run(.screen, "existing=ScoreViewController")
    try app.commitAll()

    let words = try app.run(.screen, "name=Score", "convert=yes")

    #expect(words.contains("you need of ScoreViewController in \(path), which nothing uses"))
    let coordinator = try app.app("Screens/Score/ScoreCoordinator.swift")
    #expect(!coordinator.contains("import Old"))
  }

  @Test func `what other screens still use isn't called unused`() throws {
    try register()
    try app.write("let old = OldScoreViewController()\n", to: "Sources/Starter/Own.swift")

    let words = try app.run(.screen, "name=Score", "convert=yes")

    #expect(words.contains("Score is converted") && !words.contains("OldScoreViewController"))
  }

  @Test func `texts that only the old coordinator used go`() throws {
    try app.run(.screen, "existing=OldScoreViewController", "name=Score")
    try app.replace(
      "localized(\"Score\")", with: "localized(\"Points\")",
      in: "Sources/Starter/Existing/ScoreCoordinator.swift")
    try app.run(.texts)
    try app.commitAll()

    try app.run(.screen, "name=Score", "convert=yes")

    let table = try app.app("Resources/en.lproj/Localizable.strings")
    #expect(table.contains("\"Score\"") && !table.contains("\"Points\""))
  }

  @Test func `in an app for iOS alone, the files of the screen are left to iOS`() throws {
    try app.replace(".executableTarget(", with: ".target(", in: "Package.swift")
    try register()

    try app.run(.screen, "name=Score", "convert=yes")

    for file in [
      "Sources/Starter/Screens/Score/ScoreCoordinator.swift",
      "Tests/StarterTests/Screens/Score/ScoreFlowTests.swift",
    ] { #expect(try app.text(file).hasPrefix("#if os(iOS)\n")) }
  }

  @Test func `a converted screen can be removed`() throws {
    let before = try app.app("Composition/AppCoordinator.swift")
    try register()
    try app.run(.screen, "name=Score", "convert=yes", "kind=list")
    try app.commitAll()

    try app.run(.removeScreen, "name=Score")

    #expect(try app.app("Composition/AppCoordinator.swift") == before)
    #expect(!app.exists("Sources/Starter/Composition/Services.swift"))
  }

  @Test(arguments: [
    ("name=Game", "AppMap.swift has no screen “game”"),
    ("name=Home", "Home is converted already: its coordinator is Sources/Starter/Screens/Home/"),
    ("kind=form", "Score can't be a form, because it is a tab"),
  ])
  func `what can't be converted is refused`(option: String, refusal: String) throws {
    try app.run(.screen, "existing=OldScoreViewController", "name=Score", "in=tab")
    try app.commitAll()

    try refuses(refusal, ["name=Score", "convert=yes", option])
  }

  @Test(arguments: [
    (
      "Old/Score.swift", "#if os(iOS)\n  class ScoreViewController {}\n#endif\n",
      "OldScoreViewController, commit"
    ),
    (
      "Old/ScoreViewController.swift", "class Old {}\n",
      "there is already a file Sources/Starter/Old/Score"
    ),
    ("Existing/Own.swift", "class ScoreCoordinator {}\n", "Own.swift declares a ScoreCoordinator"),
  ])
  func `a type or a file of the app with a name of the screen's is refused`(
    path: String, text: String, refusal: String
  ) throws {
    try register(
      screen: "case score", coordinator: "    case .score: Old()\n",
      link: "Link(\"score\", to: Route(tab: .home, [.score])),")
    try app.write(text, to: "Sources/Starter/\(path)")
    try app.commitAll()

    try refuses(refusal, ["name=Score", "convert=yes"])
  }

  @Test(arguments: [
    ("case score(UUID)", "case .score: Old()", "another value than one Int or String"),
    ("case score(a: Int, b: Int)", "case .score: Old()", "another value than one Int or String"),
    ("case score(id: Int)", "case .score: Old()", "no link with just the screen's value"),
    ("case score", "case .home, .score: Old()", "doesn't have one “case .score:”"),
    ("case score", "default: Old()", "doesn't have one “case .score:”"),
    ("case score", "case .score where isOld: Old()", "doesn't have one “case .score:”"),
  ])
  func `a screen of another form is refused`(
    screen: String, coordinatorCase: String, refusal: String
  ) throws {
    try register(
      screen: screen, coordinator: "    \(coordinatorCase)\n",
      link: "Link(\"score\", to: Route(tab: .home, [.score])),")
    try app.commitAll()

    try refuses(refusal, ["name=Score", "convert=yes"])
  }

  @Test func `a coordinator that isn't committed stays`() throws {
    try register()
    let path = "Sources/Starter/Existing/ScoreCoordinator.swift"
    try app.write(try app.text(path) + "// Mine.\n", to: path)

    try refuses("would be lost:\n  \(path)\n", ["name=Score", "convert=yes"])
  }

  /// Registers the old view controller, and commits that.
  private func register() throws {
    try app.run(.screen, "existing=OldScoreViewController", "name=Score")
    try app.commitAll()
  }

  /// Registers a screen as it may be written by hand.
  private func register(screen: String, coordinator: String, link: String) throws {
    let folder = "Sources/Starter/Composition"
    try app.replace(
      "Screen: Hashable, Codable, Sendable {\n    case home\n",
      with: "Screen: Hashable, Codable, Sendable {\n    case home\n    \(screen)\n",
      in: "\(folder)/AppMap.swift")
    try app.replace(
      "    case .home: HomeCoordinator(context)\n",
      with: "    case .home: HomeCoordinator(context)\n\(coordinator)",
      in: "\(folder)/AppCoordinator.swift")
    try app.replace(
      "        Link(\"home\",", with: "        \(link)\n        Link(\"home\",",
      in: "\(folder)/AppLinks.swift")
  }

  /// Expects a command to be refused with these words, and to change nothing.
  private func refuses(_ words: String, _ options: [String]) throws {
    let before = try app.files

    let refusal = #expect(throws: Refusal.self) { try app.run(.screen, options) }

    #expect(refusal?.description.contains(words) == true, "\(refusal?.description ?? "")")
    #expect(try app.files == before)
  }
}
