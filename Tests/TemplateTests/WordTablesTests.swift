import Testing

/// The texts of screens that come and go, in the tables of an app with two languages.
@Suite struct WordTablesTests {
  let scratch: Scratch
  private let english = "Sources/Quiz/Resources/en.lproj/Localizable.strings"
  private let german = "Sources/Quiz/Resources/de.lproj/Localizable.strings"

  init() throws {
    let room = """
      let texts = [localized("Home"), localized("Add \\(1)"), localized("Save")]

      """
    let tables = [
      "Plugins/Room/Sources/HomeViewState.swift": room,
      "Plugins/Words/en.lproj/Localizable.strings":
        "\"Add %lld\" = \"Add %lld\";\n\"Save\" = \"Save\";\n",
      "Plugins/Words/de.lproj/Localizable.strings": "\"Add %lld\" = \"%lld dazu\";\n",
      english: "\"About\" = \"About\";\n\"Save %@\" = \"Save %@\";\n",
      german: "\"About\" = \"Über\";\n\"Save %@\" = \"%@ sichern\";\n",
    ]
    scratch = try Scratch(Scratch.app.merging(tables) { $1 })
  }

  @Test func `a new screen's texts are added in their places, translated if that is known`() throws
  {
    _ = try Command.newScreen.run(["TopScores", "--in", "tab"], at: scratch.root)

    let files = try scratch.files
    #expect(
      files[german] == """
        "About" = "Über";
        "Add %lld" = "%lld dazu";
        "Save" = "Save";
        "Save %@" = "%@ sichern";
        "Top Scores" = "Top Scores";

        """)
    #expect(files[english]?.contains("\"Add %lld\" = \"Add %lld\";\n\"Save\"") == true)
  }

  @Test(arguments: [("id:Int", "%lld"), ("name:String", "%@")])
  func `a title has its parameter`(parameter: String, placeholder: String) throws {
    _ = try Command.newScreen.run(["Score", "--parameter", parameter], at: scratch.root)

    let line = "\"Score \(placeholder)\" = \"Score \(placeholder)\";\n"
    #expect(try scratch.files[german]?.contains(line) == true)
  }

  @Test func `a screen that goes takes the texts along that nothing else uses`() throws {
    try scratch.write(
      "let texts = [localized(\"Save\"), localized(\"About\"), localized(\"Save \\(a)\")]\n",
      to: "Sources/Quiz/Own.swift")
    _ = try Command.newScreen.run(["Score", "--in", "tab"], at: scratch.root)
    try scratch.commitAll()

    _ = try Command.removeScreen.run(["Score"], at: scratch.root)

    #expect(
      try scratch.files[german]
        == "\"About\" = \"Über\";\n\"Save\" = \"Save\";\n\"Save %@\" = \"%@ sichern\";\n")
  }
}
