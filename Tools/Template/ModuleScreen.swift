/// The files of a new module: a screen with Home's views, whose coordinator doesn't know the app.
struct ModuleScreen {
  let project: Project
  let plan: ScreenPlan
  let models: Models

  private var name: ScreenName { plan.name }
  private var folders: ModuleFolders { ModuleFolders(name: name) }
  var sources: String { folders.sources }
  var tests: String { folders.tests }

  /// Copies the sources and the tests, and makes the tables of words in the languages of the app.
  func copy(to draft: inout Draft) throws {
    let own = try models.files(in: .module)
    let views = try models.files(in: .screen).filter { file in
      !own.contains { $0.name == file.name }
    }
    for file in own + views {
      try draft.create(renamed(file.text), at: place(of: file.name))
    }
    for file in try models.files(in: .components) {
      try draft.create(file.text, at: "\(sources)/Components/\(file.name)")
    }
    if let parameter = plan.parameter { try add(parameter, to: &draft) }
    if plan.place == .modal { try addCloseButton(to: &draft) }
    if !project.hasTerminal { try leaveToIOS(in: &draft) }
    let old = Draft(root: draft.root)
    for language in draft.folders(in: "\(project.sources)/Resources")
    where language.hasSuffix(".lproj") {
      try draft.create("", at: "\(sources)/Resources/\(language)/Localizable.strings")
    }
    let lines = plan.parameter.map { parameter in
      let title = "\(name.words) \(parameter.type == "Int" ? "%lld" : "%@")"
      return ["\"\(title)\" = \"\(title)\";"]
    }
    try WordTables(sources: sources)
      .addMissing(to: &draft, since: old, lines: lines ?? [], models: models)
  }

  /// Adds the module to the list in the manifest, which makes its targets and its product.
  func addToManifest(in draft: inout Draft) throws {
    try draft.edit("Package.swift") { text in
      guard let list = ModuleList(in: text) else {
        throw Refusal(
          "\(name.type) can't be added, because Package.swift doesn't have `let modules: [String] ="
            + " [`. Put that back, and try again.")
      }
      text.replaceSubrange(list.range, with: ModuleList.line(list.names + [name.type]))
    }
  }

  private func place(of file: String) -> String {
    let named = file.replacing("Home", with: name.type)
    if file.hasSuffix("Tests.swift") { return "\(tests)/\(named)" }
    return file == "Words.swift"
      ? "\(sources)/\(named)" : "\(sources)/Screens/\(name.type)/\(named)"
  }

  private func renamed(_ text: String) -> String {
    text.replacing("\"Home\"", with: "\"\(name.words)\"")
      .replacing("Home", with: name.type).replacing("\\.home", with: "\\.\(name.variable)")
  }

  /// Passes the parameter to the coordinator, which shows it in the title.
  ///
  /// The state is a part of the app's, and so is the same for all values.
  private func add(_ parameter: ScreenParameter, to draft: inout Draft) throws {
    let type = name.type
    let label = parameter.name
    let argument = "\(label): \(parameter.type)"
    try replace(
      [
        "_ state: \(type)State": "_ state: \(type)State, \(argument)",
        "\"\(name.words)\"": "\"\(name.words) \\(\(label))\"",
      ], in: "\(folder)/\(type)ViewState.swift", of: &draft)
    try replace(
      [
        "  private let store:": "  private let \(argument)\n  private let store:",
        "StoreType<\(type)State>)": "StoreType<\(type)State>, \(argument))",
        "self.store = store": "self.store = store\n    self.\(label) = \(label)",
        ".map(\(type)ViewState.init)":
          ".map { [\(label)] in \(type)ViewState($0, \(label): \(label)) }",
      ], in: coordinator, of: &draft)
    let sample = "\(label): \(parameter.sample)"
    for file in draft.files(under: tests) {
      try replace(
        [
          "\(type)Coordinator(store)": "\(type)Coordinator(store, \(sample))",
          "\(type)ViewState(state)": "\(type)ViewState(state, \(sample))",
        ], in: file, of: &draft)
    }
  }

  /// Gives a sheet a button; the app says what closes it.
  private func addCloseButton(to draft: inout Draft) throws {
    try draft.edit(coordinator) { $0 = "import AppComponents\n" + $0 }
    try replace(
      [
        "  private let store:": "  private let close: () -> Void\n  private let store:",
        ") {\n    self.store":
          ", close: @escaping () -> Void = {}) {\n    self.close = close\n    self.store",
        "  public func start() {":
          """
          public func start() {
            screen.navigationItem.leftBarButtonItem = .cancel { [close] in close() }
        """,
      ], in: coordinator, of: &draft)
  }

  /// Replaces texts of the model, each of which must be there.
  private func replace(
    _ replacements: KeyValuePairs<String, String>, in file: String, of draft: inout Draft
  ) throws {
    try draft.edit(file) { text in
      for (old, new) in replacements {
        guard text.contains(old) else {
          throw Refusal("The model of a module has no “\(old)”. Restore it, and try again.")
        }
        text = text.replacing(old, with: new)
      }
    }
  }

  private var coordinator: String { "\(folder)/\(name.type)Coordinator.swift" }
  private var folder: String { "\(sources)/Screens/\(name.type)" }

  private func leaveToIOS(in draft: inout Draft) throws {
    for file in draft.files(under: sources) + draft.files(under: tests) {
      try draft.edit(file) { text in
        if text.contains("import UIKit\n") { text = "#if os(iOS)\n\(text)#endif\n" }
      }
    }
  }
}
