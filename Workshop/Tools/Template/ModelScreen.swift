/// The folder that a new screen copies: the app's in `Starter/`, or one in `Tools/Screen`.
struct ModelScreen {
  let project: Project
  let plan: ScreenPlan
  let models: Models

  private var screen: ScreenName { plan.name }
  private var name: String {
    switch plan.kind {
    case .plain, .swiftui, .existing: "Home"
    case .list: "Items"
    case .form: "Entry"
    }
  }
  private var variable: String { name.lowercased() }

  /// The folders whose files are copied; of two files with one name, the first counts.
  private var folders: [Models.Folder] {
    switch plan.kind {
    case .plain: (plan.isModule ? [.module] : []) + [.screen, .screenTests]
    case .list:
      (plan.isModule ? [.moduleList] : [])
        + (plan.isShared ? [.shared, .sharedModel, .sharedTests] : []) + [.list, .listTests]
    case .form: (plan.isModule ? [.moduleForm] : []) + [.form, .formTests]
    case .swiftui:
      // The states don't depend on how the screen is drawn.
      (plan.isModule ? [.moduleSwiftUI, .module] : [])
        + [.swiftui, .swiftuiTests, .screen, .screenTests]
    case .existing: [.existing, .swiftuiTests]
    }
  }

  var sources: String {
    if plan.kind == .existing { return project.existing }
    return plan.isModule
      ? "\(ModuleFolders(name: screen).sources)/Screens/\(screen.type)"
      : project.sources(of: screen)
  }
  var tests: String {
    plan.isModule ? ModuleFolders(name: screen).tests : project.tests(of: screen)
  }

  /// The line of a title with a parameter, for the tables of all languages.
  var lines: [String] {
    guard let parameter = plan.parameter else { return [] }
    let title = "\(screen.words) \(parameter.type == "Int" ? "%lld" : "%@")"
    return ["\"\(title)\" = \"\(title)\";"]
  }

  /// Copies the screen's folder and its tests, renames the copies, and adapts them to the plan.
  func copy(to draft: inout Draft) throws {
    var copied: Set<String> = []
    for (file, text) in try folders.flatMap(models.files)
    where !isLeftOut(file) && copied.insert(file).inserted {
      let path = "\(folder(of: file))/\(file.replacing(name, with: screen.type))"
      try checkName(of: path, in: draft)
      try draft.create(renamed(text), at: path)
    }
    if let existing = plan.existing {
      try show(existing, in: &draft)
    } else {
      if let parameter = plan.parameter { try add(parameter, to: &draft) }
      if plan.isShared { try share(in: &draft) }
      if plan.place == .modal, plan.kind != .form { try addCloseButton(to: &draft) }
    }
    if !project.hasTerminal { try leaveToIOS(in: &draft) }
  }

  /// Makes sure that no other file of a module has the name of a new one, which Swift wouldn't compile.
  private func checkName(of path: String, in draft: Draft) throws {
    let parts = path.split(separator: "/")
    let others = draft.files(under: parts.prefix(2).joined(separator: "/"))
    guard let other = others.first(where: { $0.hasSuffix("/\(parts.last ?? "")") }) else { return }
    throw Refusal(
      "\(screen.type) can't be added, because there is already a file \(other). Rename that, and try"
        + " again.")
  }

  /// Returns the folder that a file is copied to.
  ///
  /// A screen names no other screen, so rows that several show are in the model.
  private func folder(of file: String) -> String {
    if file.hasSuffix("Tests.swift") { return tests }
    let isModel = plan.isShared && ["ItemsCatalog.swift", "ItemsPage.swift"].contains(file)
    return isModel ? project.model : sources
  }

  /// Returns whether a file isn't for this screen: a module has no way to itself, and SwiftUI no view controller.
  private func isLeftOut(_ file: String) -> Bool {
    (plan.isModule && file.hasSuffix("FlowTests.swift"))
      || (plan.kind == .swiftui && file.contains("ViewController"))
  }

  /// Returns a file's text with the new screen's name in its title, link, types and variables.
  ///
  /// Each word is replaced once, because the new name may contain the model's: `ListItems` of `Items`.
  private func renamed(_ text: String) -> String {
    text.replacing(/("?)(\w+)("?)/) { match in
      let (whole, start, word, end) = match.output
      if whole == "\"\(name)\"" { return "\"\(screen.words)\"" }
      if whole == "\"\(variable)\"" { return "\"\(plan.samplePath)\"" }
      return start + renamed(word: word) + end
    }
  }

  private func renamed(word: Substring) -> String {
    if word == "Starter" { return plan.isModule ? screen.type : project.target }
    if word == "StarterApp" { return "\(project.target)App" }
    if word == variable { return screen.variable }
    if word == "\(variable)Catalog" { return "\(screen.variable)Catalog" }
    let rest = word.dropFirst(name.count)
    let isNamed = word.hasPrefix(name) && rest.first?.isLowercase != true
    return isNamed ? screen.type + rest : String(word)
  }

  /// Shows the rows of the model, whose loads aren't events of the screen.
  private func share(in draft: inout Draft) throws {
    let start = "init(_ state: \(screen.type)State"
    let list = "    let list = catalog[state.search]"
    try draft.edit("\(sources)/\(screen.type)ViewState.swift") {
      $0 = $0.replacing("state.rows", with: "list.rows")
        .replacing("state.nextPage", with: "list.nextPage")
        .replacing("\(start)) {", with: "\(start), _ catalog: \(screen.type)Catalog) {\n\(list)")
    }
    try draft.edit("\(sources)/\(screen.type)Action.swift") {
      $0 = $0.replacing("  case pageLoad(LoadAction<\(plan.value)>)\n", with: "")
    }
  }

  /// Lets the coordinator create a view controller that is already there, with the parameter.
  private func show(_ viewController: String, in draft: inout Draft) throws {
    let file = try project.file(ofClass: viewController, in: draft) ?? ""
    let module = file.split(separator: "/").dropFirst().first.map(String.init)
    try draft.edit("\(sources)/\(screen.type)Coordinator.swift") { text in
      text = text.replacing("ExistingViewController", with: viewController)
      if let module, module != project.target { text = "import \(module)\n\(text)" }
      if let parameter = plan.parameter {
        let (name, type) = (parameter.name, parameter.type)
        text = text.replacing(
          "(_ context: ScreenContext", with: "(_ context: ScreenContext, \(name): \(type)"
        )
        .replacing("\(viewController)()", with: "\(viewController)(\(name): \(name))")
        .replacing("\"\(screen.words)\"", with: "\"\(screen.words) \\(\(name))\"")
      }
      if !project.hasTerminal {
        let standIn = #/ +#if os\(iOS\)\n(.+\n) +#else\n.+\n +#endif\n/#
        text = text.replacing(standIn) { $0.output.1 }
      }
    }
  }

  /// Adds a property for the parameter to the state, and the parameter to the title and the tests.
  private func add(_ parameter: ScreenParameter, to draft: inout Draft) throws {
    let state = "\(screen.type)State"
    try draft.editSwift("\(sources)/\(state).swift") { swift in
      guard let block = swift.block("struct \(state)"),
        swift.place(of: parameter.name, in: block) == nil
      else {
        throw Refusal("The state already uses “\(parameter.name)”. Choose another parameter.")
      }
      if plan.isModule { addArgument(parameter, to: &swift) }
      swift.replace(
        block.lowerBound..<block.lowerBound, with: "\n  let \(parameter.name): \(parameter.type)")
    }
    try draft.edit("\(sources)/\(screen.type)ViewState.swift") {
      let title = "\"\(screen.words)"
      $0 = $0.replacing("\(title)\"", with: "\(title) \\(state.\(parameter.name))\"")
    }
    if plan.kind == .list { try pass(parameter, toLoaderIn: &draft) }
    if plan.kind == .form { try pass(parameter, inFormIn: &draft) }
    let previews = ["\(sources)/\(screen.type)View.swift"].filter(draft.isFile)
    for file in draft.files(under: tests) + previews {
      try draft.edit(file) { text in
        let start = "\(state)("
        text = text.replacing(start, with: "\(start)\(parameter.name): \(parameter.sample), ") {
          before, _ in !(before.last?.isPartOfWord ?? false)
        }.replacing(", )", with: ")")
      }
    }
  }

  /// Loads the list with the parameter.
  private func pass(_ parameter: ScreenParameter, toLoaderIn draft: inout Draft) throws {
    let (name, type) = (parameter.name, parameter.type)
    guard !["number", "page"].contains(name) else {
      throw Refusal("The list already uses “\(name)”. Choose another parameter.")
    }
    try draft.edit("\(sources)/\(plan.value).swift") {
      $0 = $0.replacing("sample(_ search", with: "sample(_ \(name): \(type), _ search")
    }
    try draft.edit("\(sources)/\(screen.type)Coordinator.swift") {
      $0 = $0.replacing("(_ search: String", with: "(_ \(name): \(type), _ search: String")
        .replacing("load(list.search", with: "load(list.\(name), list.search")
    }
    for file in draft.files(under: tests) {
      try draft.edit(file) {
        $0 = $0.replacing("{ _, _ in", with: "{ _, _, _ in")
          .replacing("{ search, page in", with: "{ _, search, page in")
          .replacing("\(plan.value).sample(", with: "\(plan.value).sample(\(parameter.sample), ")
      }
    }
  }

  /// Sends the parameter with the form.
  private func pass(_ parameter: ScreenParameter, inFormIn draft: inout Draft) throws {
    let (name, type, variable) = (parameter.name, parameter.type, screen.variable)
    guard !["action", "context", "draft", "send", "sendForm", variable].contains(name) else {
      throw Refusal("The form already uses “\(name)”. Choose another parameter.")
    }
    try draft.edit("\(sources)/\(plan.value).swift") {
      $0 = $0.replacing("sample(_ draft", with: "sample(_ \(name): \(type), _ draft")
    }
    try draft.edit("\(sources)/\(screen.type)Coordinator.swift") { text in
      let state = "context.state.\(variable)[context.id]?.\(name)"
      text = text.replacing("(\(plan.value)) async", with: "(\(plan.serviceParameters)) async")
        .replacing("[sendForm] _", with: "[sendForm, \(name) = store.state.\(name)] _")
        .replacing("sendForm(draft)", with: "sendForm(\(name), draft)")
        .replacing(
          "      let send",
          with: "      guard let \(name) = \(state) else { return }\n      let send"
        )
        .replacing("await send(draft)", with: "await send(\(name), draft)")
    }
    for file in draft.files(under: tests) {
      try draft.edit(file) { text in
        text = text.replacing(
          "services.\(variable) = { _ in throw", with: "services.\(variable) = { _, _ in throw")
      }
    }
  }

  /// Adds the parameter to the initializer that a module's state has for the app.
  private func addArgument(_ parameter: ScreenParameter, to swift: inout SwiftText) {
    let state = "struct \(screen.type)State"
    if let body = swift.block(state, "init") {
      let line = "\n    self.\(parameter.name) = \(parameter.name)"
      swift.replace(body.lowerBound..<body.lowerBound, with: line + (body.isEmpty ? "\n  " : ""))
    }
    if let start = swift.block(state).flatMap({ swift.place(of: "init(", in: $0) }) {
      let isLast = swift.characters[start.upperBound] == ")"
      let argument = "\(parameter.name): \(parameter.type)" + (isLast ? "" : ", ")
      swift.replace(start.upperBound..<start.upperBound, with: argument)
    }
  }

  private func addCloseButton(to draft: inout Draft) throws {
    let file = "\(sources)/\(screen.type)Coordinator.swift"
    try draft.editSwift(file) { swift in
      guard let start = swift.block("func start") else {
        throw Refusal("The model of a screen has no func start. Restore it, and try again.")
      }
      let button =
        plan.isModule
        ? "\n    screen.navigationItem.leftBarButtonItem = .cancel { [close] in close() }"
        : """

            viewController.navigationItem.leftBarButtonItem = .cancel { [context] in
              context.dispatch(AppRoute.close(context.id.screen))
            }
        """
      swift.replace(start.lowerBound..<start.lowerBound, with: button)
    }
    try draft.edit(file) { text in
      if plan.isModule { text = try addingClose(to: text) }
      // The cancel button is a component.
      if !text.contains("import AppComponents\n") { text = "import AppComponents\n" + text }
    }
  }

  /// Adds an argument to a module's coordinator, by which the app says what closes the screen.
  private func addingClose(to text: String) throws -> String {
    let property = "  private let store:"
    let opening = /\n? *\) \{\n    self\.store/
    guard text.contains(property), text.contains(opening) else {
      throw Refusal("The model of a module has no init with a store. Restore it, and try again.")
    }
    let close = "close: @escaping () -> Void = {}"
    return text.replacing(property, with: "  private let close: () -> Void\n\(property)")
      .replacing(opening, with: ", \(close)) {\n    self.close = close\n    self.store")
  }

  /// Leaves the files that use UIKit to iOS, in an app without the terminal.
  private func leaveToIOS(in draft: inout Draft) throws {
    for file in draft.files(under: sources) + draft.files(under: tests)
    where draft.changes[file] != nil {
      try draft.edit(file) { text in
        let isUI = text.contains("import UIKit\n") || text.contains("import SwiftUI\n")
        guard isUI || file.hasSuffix("FlowTests.swift") else { return }
        text = "#if os(iOS)\n\(text)#endif\n"
      }
    }
  }
}
