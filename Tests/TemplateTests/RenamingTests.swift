import Foundation
import Testing

@Suite struct RenamingTests {
  let renaming = Renaming(
    old: Project(
      target: "ExampleApp", title: "Sights", bundle: "com.example.sights", scheme: "sights",
      host: "sights.example"),
    new: Project(
      target: "Trivia", title: "Trivia", bundle: "com.acme.trivia-app", scheme: "tri",
      host: "tri.example"))

  @Test(arguments: [
    ("import ExampleApp", "import Trivia"), ("ExampleAppTests", "TriviaTests"),
    ("ExampleApplication", "ExampleApplication"), ("sights://sights/3", "tri://sights/3"),
    ("https://sights.example/sights/3", "https://tri.example/sights/3"),
    ("static let scheme = \"sights\"", "static let scheme = \"tri\""),
    ("decode([Sight].self, \"sights\")", "decode([Sight].self, \"sights\")"),
    ("var sights = CatalogueState()", "var sights = CatalogueState()"),
    ("/// All links of Sights.", "/// All links of Trivia."), ("\"No Sights\"", "\"No Sights\""),
    (".appending(path: \"Sights\")", ".appending(path: \"Trivia\")"),
    ("\"Sights runs\"", "\"Trivia runs\""), ("\"Sights.xcodeproj\"", "\"Trivia.xcodeproj\""),
    ("UIView+Sights.swift", "UIView+Sights.swift"),
  ])
  func `the app is renamed, and what it is about is not`(old: String, new: String) {
    #expect(renaming.renamed(old, at: "Sources/ExampleApp/App/A.swift") == new)
  }

  @Test(arguments: [
    ("README.md", "# Redux\nSights", "# Trivia\nTrivia"),
    ("App/README.md", "# Sights on iOS", "# Trivia on iOS"),
    ("Sources/Coordinator/Link.swift", "/// sights://sights/3", "/// sights://sights/3"),
    ("Tests/ReduxTests/A.swift", "\"Sights\"", "\"Sights\""),
    ("Tests/Terminal/a.py", "sights://saved", "tri://saved"),
    (
      "App/Sights.xcodeproj/project.pbxproj", "IDENTIFIER = com.example.sights;",
      "IDENTIFIER = \"com.acme.trivia-app\";"
    ),
    (".github/workflows/ci.yml", "name: sights\npath: sights.png", "name: tri\npath: tri.png"),
    (".github/workflows/ci.yml", "open sights://sights/3", "open tri://sights/3"),
  ])
  func `each file is renamed in its own way`(path: String, old: String, new: String) {
    #expect(renaming.renamed(old, at: path) == new)
  }

  @Test(arguments: [
    ["--name", "quiz"], ["--name", "Redux"], ["--name", "REDUX"], ["--name", "My_Quiz"],
    ["--name", "Template"], ["--name", "UIKit"], ["--name", "AppState"],
    ["--name", "Trivia", "--scheme", "https"], ["--name", "Trivia", "--scheme", "Tri"],
    ["--name", "Trivia", "--bundle", "acme"], ["--name", "Trivia", "--host", "nowhere"], [],
    ["--name", "Quiz", "--bundle", "com.example.quiz"],
  ])
  func `what can't be a name is refused, and nothing is changed`(arguments: [String]) throws {
    let scratch = try Scratch(Scratch.app)
    try scratch.write(
      "PRODUCT_BUNDLE_IDENTIFIER = com.example.quiz;", to: "App/Quiz.xcodeproj/project.pbxproj")
    let before = try scratch.files

    #expect(throws: Refusal.self) { try Command.renameApp.run(arguments, at: scratch.root) }

    #expect(try scratch.files == before)
  }

  @Test(arguments: [
    (
      ["--bundle", "com.acme.trivia", "--scheme", "tri", "--host", "acme.example"],
      ["com.acme.trivia", "tri", "acme.example"]
    ),
    (["--scheme", "tri"], ["com.example.pubquiz", "tri", "tri.example"]),
    ([], ["com.example.pubquiz", "pubquiz", "pubquiz.example"]),
  ])
  func `a second name keeps what was set with the first`(set: [String], kept: [String]) throws {
    let scratch = try Scratch(Scratch.app)
    try scratch.write(
      "PRODUCT_BUNDLE_IDENTIFIER = com.example.quiz;", to: "App/Quiz.xcodeproj/project.pbxproj")
    _ = try Command.renameApp.run(["--name", "Trivia"] + set, at: scratch.root)

    _ = try Command.renameApp.run(["--name", "PubQuiz"], at: scratch.root)

    let app = try Project(Draft(root: scratch.root))
    #expect([app.target, app.title] == ["PubQuiz", "PubQuiz"])
    #expect([app.bundle, app.scheme, app.host] == kept)
  }

  @Test func `a plugin's files for the app are renamed, links included`() throws {
    let scratch = try Scratch(Scratch.app)
    let (old, new) = ("Plugins/Other/Sources/Quiz", "Plugins/Other/Sources/Trivia")
    try scratch.write("import Quiz", to: "\(old)/Home.swift")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.root.appending(path: "\(old)/App").path,
      withDestinationPath: "../../../../Sources/Quiz/App")

    _ = try Command.renameApp.run(["--name", "Trivia"], at: scratch.root)

    let draft = Draft(root: scratch.root)
    #expect(try draft.text("\(new)/Home.swift") == "import Trivia")
    #expect(draft.content("\(new)/App") == .link(to: "../../../../Sources/Trivia/App"))
    #expect(!draft.exists(old))
  }

  @Test func `renaming there and back changes nothing`() throws {
    let scratch = try Scratch(Scratch.app)

    _ = try Command.renameApp.run(["--name", "Trivia"], at: scratch.root)
    #expect(try scratch.files["Sources/Trivia/Composition/AppMap.swift"] != nil)
    _ = try Command.renameApp.run(["--name", "Quiz"], at: scratch.root)

    #expect(try scratch.files.filter { $0.key != Draft.record } == Scratch.app)
  }
}
