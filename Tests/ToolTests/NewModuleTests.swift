import TestSupport
import Testing

@testable import Generator

@Computing @Suite struct NewModuleTests {
  let app: Scratch

  init() throws { app = try Scratch.starter() }

  @Test func `a module has a room that doesn't know the app, tests and words`() throws {
    let words = try app.run(.module, "name=PackingList")
    #expect(!words.contains("git clean") && words.contains("make remove-module name=PackingList"))

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

  @Test(arguments: [
    (["in=tab"], "PackingCoordinator(context.store.scoped(to: \\.packing))", "tab: .packing"),
    (
      ["in=modal"],
      "PackingCoordinator(context.store.scoped(to: \\.packing)) { context.dispatch(AppRoute.close(",
      "modals: [[.packing]]"
    ),
    (
      ["parameter=id:Int"], "PackingCoordinator(context.store.scoped(to: \\.packing), id: id)",
      "\"packing/:id\", .int(\"id\""
    ),
    (
      ["in=modal", "parameter=name:String"],
      "PackingCoordinator(context.store.scoped(to: \\.packing), name: name) { context.dispatch(",
      "modals: [[.packing(name: $0)]]"
    ),
  ])
  func `a module has a place and a parameter`(
    options: [String], coordinator: String, link: String
  ) throws {
    try app.run(.module, ["name=Packing"] + options)

    #expect(try app.app("Composition/StarterApp.swift").contains(coordinator))
    #expect(try app.app("Composition/AppLinks.swift").contains(link))
    let made = try app.text("Sources/Packing/Screens/Packing/PackingCoordinator.swift")
    #expect(made.contains("close: @escaping") == options.contains("in=modal"))
    #expect(made.contains("AppComponents") == options.contains("in=modal"))
  }

  @Test func `a parameter of a module is in its title, words and tests`() throws {
    try app.run(.module, "name=Packing", "parameter=id:Int")

    let folder = "Sources/Packing/Screens/Packing"
    let viewState = try app.text("\(folder)/PackingViewState.swift")
    #expect(viewState.contains("init(_ state: PackingState, id: Int)"))
    #expect(viewState.contains("localized(\"Packing \\(id)\")"))
    let made = try app.text("\(folder)/PackingCoordinator.swift")
    #expect(made.contains("public init(_ store: any StoreType<PackingState>, id: Int) {"))
    #expect(made.contains(".map { [id] in PackingViewState($0, id: id) }"))
    let tests = try app.text("Tests/PackingTests/PackingTests.swift")
    #expect(tests.contains("PackingCoordinator(store, id: 1)"))
    #expect(tests.contains("PackingViewState(state, id: 1)"))
    let words = try app.text("Sources/Packing/Resources/de.lproj/Localizable.strings")
    #expect(words.contains("\"Packing %lld\" = \"Packing %lld\";"))
  }

  @Test(arguments: [[], ["in=tab"], ["in=modal"], ["parameter=id:Int"]])
  func `a module comes and goes to the byte`(options: [String]) throws {
    try app.run(.module, "name=Maps")
    let before = try app.files
    try app.run(.module, ["name=Packing"] + options)
    try app.commitAll()

    try app.run(.removeModule, "name=Packing")

    #expect(try app.files.filter { !$0.key.hasPrefix(".git/") } == before)
  }

  @Test func `a module stays if it isn't committed, or isn't one`() throws {
    try app.run(.module, "name=Packing")
    let before = try app.files

    #expect(throws: Refusal.self) { try app.run(.removeModule, "name=Packing") }
    #expect(throws: Refusal.self) { try app.run(.removeModule, "name=Starter") }

    #expect(try app.files == before)
  }
}
