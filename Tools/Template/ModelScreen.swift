/// The folder that a new screen copies: the app's in `Starter/`, or one in `Tools/Screen`.
struct ModelScreen {
  let project: Project
  let plan: ScreenPlan
  let models: Models

  private var screen: ScreenName { plan.name }
  private var name: String { model.name }
  private var model: (name: String, sources: Models.Folder, tests: Models.Folder) {
    switch plan.kind {
    case .list: ("Items", .list, .listTests)
    case .form: ("Entry", .form, .formTests)
    case .swiftui: ("Home", .swiftui, .swiftuiTests)
    case .plain, .module: ("Home", .screen, .screenTests)
    }
  }

  var sources: String { project.sources(of: screen) }
  var tests: String { project.tests(of: screen) }

  /// The line of a title with a parameter, for the tables of all languages.
  var lines: [String] {
    guard let parameter = plan.parameter else { return [] }
    let title = "\(screen.words) \(parameter.type == "Int" ? "%lld" : "%@")"
    return ["\"\(title)\" = \"\(title)\";"]
  }

  /// Copies the screen's folder and its tests, renames the copies, and adapts them to the plan.
  func copy(to draft: inout Draft) throws {
    try copy(model.sources, to: sources, in: &draft)
    try copy(model.tests, to: tests, in: &draft)
    if plan.kind == .swiftui {
      // The states don't depend on how the screen is drawn.
      try copy(.screen, onlyThose: "State.swift", to: sources, in: &draft)
      try copy(.screen, onlyThose: "Action.swift", to: sources, in: &draft)
      try copy(.screenTests, onlyThose: "StateTests.swift", to: tests, in: &draft)
    }
    if let parameter = plan.parameter { try add(parameter, to: &draft) }
    if plan.place == .modal, plan.kind != .form { try addCloseButton(to: &draft) }
    if !project.hasTerminal { try leaveToIOS(in: &draft) }
  }

  private func copy(
    _ folder: Models.Folder, onlyThose ending: String = "", to place: String,
    in draft: inout Draft
  ) throws {
    for (file, text) in try models.files(in: folder) where file.hasSuffix(ending) {
      try draft.create(renamed(text), at: "\(place)/\(file.replacing(name, with: screen.type))")
    }
  }

  /// Returns a file's text with the new screen's name in its title, link, types and variables.
  private func renamed(_ text: String) -> String {
    let variable = name.lowercased()
    return
      text
      .replacingWord("Starter", with: project.target)
      .replacingWord("StarterApp", with: "\(project.target)App")
      .replacing("\"\(name)\"", with: "\"\(screen.words)\"")
      .replacing("\"\(variable)\"", with: "\"\(plan.samplePath)\"")
      .replacing(name, with: screen.type) { before, after in
        !(before.last?.isPartOfWord ?? false) && after.first?.isLowercase != true
      }
      .replacingWord(variable, with: screen.variable) { before, _ in
        // The link is written already.
        before.last != "\""
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
      swift.replace(
        block.lowerBound..<block.lowerBound, with: "\n  let \(parameter.name): \(parameter.type)")
    }
    try draft.edit("\(sources)/\(screen.type)ViewState.swift") {
      let title = "\"\(screen.words)"
      $0 = $0.replacing("\(title)\"", with: "\(title) \\(state.\(parameter.name))\"")
    }
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

  private func addCloseButton(to draft: inout Draft) throws {
    let file = "\(sources)/\(screen.type)Coordinator.swift"
    try draft.editSwift(file) { swift in
      guard let start = swift.block("func start") else {
        throw Refusal("The model of a screen has no func start. Restore it, and try again.")
      }
      let button = """

            viewController.navigationItem.leftBarButtonItem = .cancel { [context] in
              context.dispatch(AppRoute.close(context.id.screen))
            }
        """
      swift.replace(start.lowerBound..<start.lowerBound, with: button)
    }
    // The cancel button is a component.
    try draft.edit(file) { text in
      if !text.contains("import AppComponents\n") { text = "import AppComponents\n" + text }
    }
  }

  /// Leaves the files that use UIKit to iOS, in an app without the terminal.
  private func leaveToIOS(in draft: inout Draft) throws {
    for file in draft.files(under: sources) + draft.files(under: tests) {
      try draft.edit(file) { text in
        let isUI = text.contains("import UIKit\n") || text.contains("import SwiftUI\n")
        guard isUI || file.hasSuffix("FlowTests.swift") else { return }
        text = "#if os(iOS)\n\(text)#endif\n"
      }
    }
  }
}
