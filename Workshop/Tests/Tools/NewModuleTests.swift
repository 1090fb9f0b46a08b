import TestSupport
import Testing

@testable import Generator

@Computing @Suite(.timeLimit(.minutes(30))) struct NewModuleTests {
  let app: Scratch

  init() throws { app = try Scratch.starter() }

  @Test func `a module has a screen that doesn't know the app, tests and words`() throws {
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
    let starter = try app.app("Composition/AppCoordinator.swift")
    #expect(starter.contains("import Maps\nimport Packing\nimport Redux\n"))
    #expect(starter.contains("PackingCoordinator(context.scoped(to: \\.packing))"))
    let state = try app.app("Composition/AppState.swift")
    #expect(state.contains("  var packing = ScreenStates<AppMap, PackingState> {"))
    #expect(state.contains("    packing.reduce(action, in: navigation)\n"))
  }

  @Test(arguments: [
    (
      ["in=tab"], "case .packing: PackingCoordinator(context.scoped(to: \\.packing))",
      "tab: .packing"
    ),
    (
      ["in=modal"],
      "PackingCoordinator(context.scoped(to: \\.packing)) { context.dispatch(AppRoute.close(",
      "modals: [[.packing]]"
    ),
    (
      ["parameter=id:Int"], "case .packing: PackingCoordinator(context.scoped(to: \\.packing))",
      "\"packing/:id\", .int(\"id\""
    ),
    (
      ["in=modal", "parameter=name:String"],
      "PackingCoordinator(context.scoped(to: \\.packing)) { context.dispatch(AppRoute.close(",
      "modals: [[.packing(name: $0)]]"
    ),
  ])
  func `a module has a place and a parameter`(
    options: [String], coordinator: String, link: String
  ) throws {
    try app.run(.module, ["name=Packing"] + options)

    #expect(try app.app("Composition/AppCoordinator.swift").contains(coordinator))
    #expect(try app.app("Composition/AppLinks.swift").contains(link))
    let made = try app.text("Sources/Packing/Screens/Packing/PackingCoordinator.swift")
    #expect(made.contains("close: @escaping") == options.contains("in=modal"))
    #expect(made.contains("AppComponents") == options.contains("in=modal"))
  }

  @Test(arguments: [("plain", "count: Int = 0"), ("list", "search: String = \"\""), ("form", "")])
  func `a parameter of a module is in its state, title, words and tests`(
    kind: String, next: String
  ) throws {
    try app.run(.module, "name=Packing", "parameter=id:Int", "kind=\(kind)")

    let folder = "Sources/Packing/Screens/Packing"
    let state = try app.text("\(folder)/PackingState.swift").filter { !$0.isWhitespace }
    #expect(state.contains("PackingState:") && state.contains("{letid:Int"))
    let initializer = "publicinit(id:Int\(next.isEmpty ? "" : ",\(next)")"
    #expect(state.contains(initializer.filter { !$0.isWhitespace }))
    #expect(state.contains("){self.id=id"))
    let viewState = try app.text("\(folder)/PackingViewState.swift")
    #expect(viewState.contains("localized(\"Packing \\(state.id)\")"))
    let tests = try app.text("Tests/PackingTests/PackingTests.swift")
    #expect(tests.contains("PackingState(id: 1)"))
    let words = try app.text("Sources/Packing/Resources/de.lproj/Localizable.strings")
    #expect(words.contains("\"Packing %lld\" = \"Packing %lld\";"))
  }

  @Test func `a list in a module is loaded with its parameter`() throws {
    try app.run(.module, "name=Packing", "kind=list", "parameter=id:Int")

    let made = try app.text("Sources/Packing/Screens/Packing/PackingCoordinator.swift")
    #expect(made.contains("(_ id: Int, _ search: String, _ page: Int) async throws -> PackingPage"))
    #expect(made.contains("try await load(list.id, list.search, page)"))
    #expect(try app.app("Composition/Services.swift").contains("PackingPage.sample($0, $1, $2) }"))
    let tests = try app.text("Tests/PackingTests/PackingTests.swift")
    #expect(tests.contains("load: PackingPage.sample)") && tests.contains("{ _, _, _ in\n"))
  }

  @Test(arguments: [
    ("list", "packing), clock: context.services.clock, load: context.services.packing)", "Page"),
    ("form", "packing), send: context.services.packing) { context.dispatch(AppRoute.c", "Draft"),
  ])
  func `a list or a form in a module has a service of the app`(
    kind: String, coordinator: String, value: String
  ) throws {
    let words = try app.run(.module, "name=Packing", "kind=\(kind)")

    #expect(words.contains("set packing in Sources/Starter/Composition/Services.swift"))
    let tools = try app.app("Composition/AppTools.swift")
    #expect(tools.contains("      PackingAction.self,\n      PackingError.self,\n"))
    let main = try app.app("Composition/AppCoordinator.swift")
    #expect(main.contains(coordinator))
    #expect(main.contains("state.packing.screens(where: \\.form.hasText)") == (kind == "form"))
    let services = try app.app("Composition/Services.swift")
    #expect(services.contains("import AppShell\nimport Packing\n"))
    #expect(
      services.contains("async throws -> Packing\(value) = { try await Packing\(value).sample($0"))
    let promises = try app.text("Tests/StarterTests/StarterApp+Promises.swift")
    #expect(promises.contains("  import Coordinator\n  import Packing\n  import Redux\n"))
    let folder = "Sources/Packing/Screens/Packing"
    let made = try app.text("\(folder)/Packing\(value).swift")
    #expect(made.contains("nonisolated public struct Packing\(value):"))
    let controller = try app.text("\(folder)/PackingViewController.swift")
    #expect(controller.contains("final class PackingViewController"))
    #expect(!app.exists("Sources/Packing/Components"))
    #expect(!app.exists("Tests/PackingTests/PackingFlowTests.swift"))
  }

  @Test func `a form in a module sends the parameter that it is made with`() throws {
    try app.run(.module, "name=Packing", "kind=form", "parameter=id:Int")

    #expect(
      try app.app("Composition/Services.swift").contains(
        "(_ id: Int, _ draft: PackingDraft) async throws -> PackingDraft"
          + " = { try await PackingDraft.sample($0, $1) }\n"))
    let made = try app.text("Sources/Packing/Screens/Packing/PackingCoordinator.swift")
    #expect(made.contains("(_ id: Int, _ draft: PackingDraft) async throws -> PackingDraft\n"))
    #expect(made.contains("[sendForm, id = store.state.id] _ in\n"))
    #expect(made.contains("await sendForm(id, draft)"))
  }

  @Test func `a module with SwiftUI has a view, and the states of a plain one`() throws {
    try app.run(.module, "name=Packing", "kind=swiftui")

    let folder = "Sources/Packing/Screens/Packing"
    #expect(try app.text("\(folder)/PackingView.swift").contains("struct PackingView: ScreenView"))
    let made = try app.text("\(folder)/PackingCoordinator.swift")
    #expect(made.contains("PackingViewController(title: localized(\"Packing\"))"))
    #expect(try app.text("\(folder)/PackingState.swift").contains("public struct PackingState"))
    #expect(!app.exists("\(folder)/PackingViewController.swift"))
  }

  @Test(arguments: [
    [], ["in=tab"], ["in=modal"], ["parameter=id:Int"], ["kind=list", "in=tab"], ["kind=form"],
    ["kind=form", "parameter=id:Int"], ["kind=swiftui", "in=modal", "parameter=name:String"],
  ])
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
