import TestSupport
import Testing

@testable import Generator

/// The texts of screens that come and go, in the tables of an app with two languages.
@Computing @Suite(.timeLimit(.minutes(30))) struct WordTablesTests {
  let app: Scratch
  private let english = "Resources/en.lproj/Localizable.strings"
  private let german = "Resources/de.lproj/Localizable.strings"

  init() throws { app = try Scratch.starter() }

  @Test func `a new screen's texts are added in their places, translated if that is known`() throws
  {
    try app.run(.screen, "name=Hits", "kind=list")

    let table = try app.app(german)
    #expect(table.contains("\"Count: %lld\" = \"Anzahl: %lld\";\n\"Hits\" = \"Hits\";\n"))
    #expect(table.contains("\"No Results\" = \"Keine Treffer\";\n\"Nothing Here Yet\""))
    #expect(try app.app(english).contains("\"No Results\" = \"No Results\";\n"))
  }

  @Test(arguments: [("id:Int", "%lld"), ("name:String", "%@")])
  func `a title has its parameter`(parameter: String, placeholder: String) throws {
    try app.run(.screen, "name=Score", "parameter=\(parameter)")

    let line = "\"Score \(placeholder)\" = \"Score \(placeholder)\";\n"
    #expect(try app.app(german).contains(line))
  }

  @Test func `the texts that tables lack are added, with what their values are`() throws {
    try app.write(
      #"""
      struct Own { let total: Int, name: String, rows: [Int] }
      let own = [
        localized("Own “\(text)”"), localized("\(own.total) of \(own.name(of: "a"))"),
        localized("\(own.rows.count) rows"), localized("Home"), localized("By \(own.total)"),
      ]

      """#, to: "Sources/Starter/Own.swift")
    try app.replace("\"Home\" = \"Start\";\n", with: "", in: "Sources/Starter/\(german)")
    try app.replace(
      "\"Count:", with: "\"By %@\" = \"Written by %@\";\n\"Count:", in: "Sources/Starter/\(english)"
    )

    let words = try app.run(.texts)

    #expect(
      try app.app(german) == """
        "%lld of %@" = "%lld of %@";
        "%lld rows" = "%lld rows";
        "Add One" = "Eins dazu";
        "By %@" = "Written by %@";
        "Count: %lld" = "Anzahl: %lld";
        "Home" = "Start";
        "Own “%@”" = "Own “%@”";
        "Reset" = "Zurücksetzen";

        """)
    #expect(try app.app(english).contains("\"%lld rows\" = \"%lld rows\";\n"))
    #expect(words.contains("Sources/Starter/\(german)\n  \"%lld of %@\" ="))
    #expect(try app.run(.texts) == "No table lacks a text.")
  }

  @Test func `lines that no source uses are listed, and stay`() throws {
    let line = "\"Old: %lld\" = \"Alt: %lld\";\n"
    try app.replace("\"Reset\"", with: "\(line)\"Reset\"", in: "Sources/Starter/\(german)")

    let words = try app.run(.texts)

    #expect(
      words == """
        No table lacks a text.

        Remove these lines, which no source uses.

        Sources/Starter/\(german)
          "Old: %lld" = "Alt: %lld";
        """)
    #expect(try app.app(german).contains(line))
  }

  @Test func `a screen that goes takes the texts along that nothing else uses`() throws {
    try app.run(.screen, "name=Hits", "kind=list")
    try app.write("let text = localized(\"No Results\")\n", to: "Sources/Starter/Own.swift")
    try app.commitAll()

    try app.run(.removeScreen, "name=Hits")

    let table = try app.app(german)
    #expect(table.contains("\"No Results\""))
    #expect(!table.contains("Nothing Here Yet") && !table.contains("Hits"))
  }
}
