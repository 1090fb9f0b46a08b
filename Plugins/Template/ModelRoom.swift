/// The room that a new screen is a copy of.
///
/// The rooms are in `Plugins/Room`, and are compiled and tested with everything else. If you change
/// one, later screens follow.
struct ModelRoom {
  let project: Project
  let plan: ScreenPlan

  private var screen: ScreenName { plan.name }
  private var folder: String { plan.kind == .list ? "Plugins/Room/List" : "Plugins/Room" }
  private var name: String { plan.kind == .list ? "Items" : "Home" }

  var sources: String { project.sources(of: screen) }
  var tests: String { project.tests(of: screen) }

  /// The line of a title with a parameter, for the tables of all languages.
  var lines: [String] {
    guard let parameter = plan.parameter else { return [] }
    let title = "\(screen.words) \(parameter.type == "Int" ? "%lld" : "%@")"
    return ["\"\(title)\" = \"\(title)\";"]
  }

  /// Copies the room and its tests, renames the copies, and adapts them to the plan.
  func copy(in draft: inout Draft) throws {
    try copy("\(folder)/Sources", to: sources, in: &draft) { $0 }
    try copy("\(folder)/Tests", to: tests, in: &draft) {
      importing(project.target, in: $0)
    }
    if let parameter = plan.parameter { try add(parameter, to: &draft) }
    if plan.place == .modal { try addCloseButton(to: &draft) }
  }

  private func copy(
    _ folder: String, to place: String, in draft: inout Draft, change: (String) -> String
  ) throws {
    let files = draft.files(under: folder)
    guard !files.isEmpty else {
      throw Refusal("\(folder) is empty, so there is nothing to copy. Restore it, and try again.")
    }
    for file in files {
      let newName = String(file.dropFirst(folder.count + 1)).replacing(name, with: screen.type)
      try draft.create(change(renamed(try draft.text(file))), at: "\(place)/\(newName)")
    }
  }

  /// Returns a file's text with the new screen's name in its title, link, types and variables.
  private func renamed(_ text: String) -> String {
    let variable = name.lowercased()
    return
      text
      .replacing("\"\(name)\"", with: "\"\(screen.words)\"")
      .replacing("://\(variable)", with: "://\(plan.samplePath)")
      .replacing(name, with: screen.type) { before, after in
        !(before.last?.isPartOfWord ?? false) && after.first?.isLowercase != true
      }
      .replacingWord(variable, with: screen.variable)
  }

  /// Adds a property for the parameter to the state, and the parameter to the title and the tests.
  private func add(_ parameter: ScreenParameter, to draft: inout Draft) throws {
    let state = "\(screen.type)State"
    try draft.edit("\(sources)/\(state).swift") { text in
      var swift = SwiftText(text)
      guard let block = swift.block("struct \(state)") else {
        throw Refusal("\(folder) has no struct \(name)State. Restore it, and try again.")
      }
      guard swift.place(of: parameter.name, in: block) == nil else {
        throw Refusal("The state already uses “\(parameter.name)”. Choose another parameter.")
      }
      swift.replace(
        block.lowerBound..<block.lowerBound, with: "\n  let \(parameter.name): \(parameter.type)")
      text = swift.text
    }
    try draft.edit("\(sources)/\(screen.type)ViewState.swift") {
      let title = "\"\(screen.words)"
      $0 = $0.replacing("\(title)\"", with: "\(title) \\(state.\(parameter.name))\"")
    }
    for file in draft.files(under: tests) {
      try draft.edit(file) { text in
        let start = "\(state)("
        text = text.replacing(start, with: "\(start)\(parameter.name): \(parameter.sample), ") {
          before, _ in !(before.last?.isPartOfWord ?? false)
        }.replacing(", )", with: ")")
      }
    }
  }

  private func addCloseButton(to draft: inout Draft) throws {
    try draft.edit("\(sources)/\(screen.type)Coordinator.swift") { text in
      var swift = SwiftText(text)
      guard let start = swift.block("func start") else {
        throw Refusal("The coordinator in \(folder) has no func start. Restore it, and try again.")
      }
      let button = """

            viewController.navigationItem.leftBarButtonItem = .cancel { [unowned self] in
              context.dispatch(AppRoute.close(context.appearance.screen))
            }
        """
      swift.replace(start.lowerBound..<start.lowerBound, with: button)
      text = swift.text
    }
  }
}

/// Returns a test's text with an import of the app and its internals.
func importing(_ target: String, in text: String) -> String {
  var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  let last = lines.lastIndex { $0.hasPrefix("import ") } ?? -1
  lines.insert(contentsOf: ["", "@testable import \(target)"], at: last + 1)
  return lines.joined(separator: "\n")
}
