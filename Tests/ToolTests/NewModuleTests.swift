import TestSupport
import Testing

@testable import Generator

@Computing @Suite struct NewModuleTests {
  let app: Scratch

  init() throws { app = try Scratch.starter() }

  @Test func `a module has a room that doesn't know the app, tests and words`() throws {
    let words = try app.run(.module, "name=PackingList")
    #expect(!words.contains("git clean") && words.contains("git restore --patch"))

    let folder = "Sources/PackingList"
    let state = try app.text("\(folder)/Screens/PackingList/PackingListState.swift")
    #expect(state.contains("public struct PackingListState: StateType"))
    let viewState = try app.text("\(folder)/Screens/PackingList/PackingListViewState.swift")
    #expect(viewState.contains("localized(\"Packing List\")"))
    #expect(try app.text("\(folder)/Components/CenteredColumn.swift").contains("UIStackView"))
    #expect(try app.text("\(folder)/Words.swift").contains("WordTable(.of { .module })"))
    #expect(
      try app.text("\(folder)/Resources/de.lproj/Localizable.strings") == """
        "Add One" = "Eins dazu";
        "Count: %lld" = "Anzahl: %lld";
        "Packing List" = "Packing List";
        "Reset" = "Zurücksetzen";

        """)
    let tests = try app.text("Tests/PackingListTests/PackingListTests.swift")
    #expect(tests.contains("@testable import PackingList\n"))
  }

  @Test func `the manifest, the project and the app know a module`() throws {
    for name in ["name=Packing", "name=Maps"] { try app.run(.module, name) }

    #expect(try app.text("Package.swift").contains("= [\"Maps\", \"Packing\"]\n"))
    let project = try app.text("App/Starter.xcodeproj/project.pbxproj")
    #expect(project.contains("productName = Packing;") && project.contains("productName = Maps;"))
    #expect(project.matches(of: /relativePath = \.\.;/).count == 1)
    let starter = try app.app("Composition/StarterApp.swift")
    #expect(starter.contains("import Maps\nimport Packing\nimport Redux\n"))
    #expect(starter.contains("PackingCoordinator(context.store.scoped(to: \\.packing))"))
    #expect(try app.app("Composition/AppState.swift").contains("  var packing = PackingState()\n"))
  }
}
