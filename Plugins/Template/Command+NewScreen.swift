extension Command {
  /// Adds a screen: a copy of a model room, registered with the app, with a link and tests.
  static let newScreen = Command(
    verb: "new-screen",
    usage: """
      Usage: COMMANDS=1 swift package --allow-writing-to-package-directory new-screen NAME [options]

        NAME                   the name in types, such as Settings or UserProfile
        --kind KIND            plain, or list: a table that loads pages and may fail; by default plain
        --in PLACE             the tab on whose stack it goes, such as home; modal; or tab, for a tab
                               of its own; by default the first tab
        --parameter NAME:TYPE  a value that the screen is made with, an Int or a String
        --dry-run              list the changes without making them

      In short: make screen name=Transaction parameter=id:Int in=home
      """
  ) { arguments, draft in
    let plan = try ScreenPlan(&arguments)
    let project = try Project(draft)
    try check(plan, isNewTo: project, in: draft)
    let room = ModelRoom(project: project, plan: plan)
    try Registration(project: project, plan: plan, in: draft).perform(on: &draft)
    try room.copy(in: &draft)
    try WordTables(project: project).addMissing(to: &draft, lines: room.lines)
    return """
      \(plan.name.words) is a new screen in \(room.sources), with tests in \(room.tests).
      It is registered in \(plan.kind == .list ? "Services, " : "")AppState, AppMap, AppScreens and \
      AppLinks.

      Next:
      \(draft.hasTerminal ? "  swift run \(project.target) \(project.scheme)://\(plan.samplePath)\n" : "")\
        swift test --filter \(project.target)Tests.\(plan.name.type)
      \(wayIn(plan))\(source(plan, project))
        make remove-screen name=\(plan.name.type), to take it back
      """
  }

  /// How other screens lead to this one.
  private static func wayIn(_ plan: ScreenPlan) -> String {
    let action =
      switch plan.place {
      case .stack: "push(\(plan.sample))"
      case .modal: "present([\(plan.sample)])"
      case .tab: "select(\(plan.sample))"
      }
    return
      "  context.dispatch(AppRoute.\(action)) in the coordinators of the screens that lead there"
  }

  /// Where a list gets its rows.
  private static func source(_ plan: ScreenPlan, _ project: Project) -> String {
    plan.kind == .list
      ? "\n  set \(plan.name.variable) in \(project.services) to what loads your rows" : ""
  }

  /// Makes sure that nothing of the screen exists yet.
  private static func check(
    _ plan: ScreenPlan, isNewTo project: Project, in draft: Draft
  ) throws {
    let screen = plan.name
    for folder in [project.screens, "\(project.tests)/Screens"] {
      let rooms = draft.folders(in: folder)
      if let room = rooms.first(where: { $0.lowercased() == screen.type.lowercased() }) {
        throw Refusal("There is already a \(folder)/\(room). Choose another name.")
      }
    }
    let types = plan.types
    for file in draft.files(under: "Sources") where file.hasSuffix(".swift") {
      let words = try draft.text(file).declaredTypes
      if let type = types.first(where: words.contains) {
        throw Refusal(
          "\(screen.type) can't be used, because \(file) declares a \(type). Choose another name.")
      }
    }
    let places = [
      (project.map, ["case \(screen.variable)"]), (project.state, ["var \(screen.variable)"]),
      (project.services, ["var \(screen.variable)", "let \(screen.variable)"]),
      (
        project.links,
        [
          "let \(screen.variable)", "var \(screen.variable)", "func \(screen.variable)",
          "\"\(screen.link)\"",
        ]
      ),
    ]
    for (file, words) in places where draft.isFile(file) {
      let text = try draft.text(file)
      if let word = words.first(where: { text.replacingWord($0, with: "") != text }) {
        throw Refusal(
          "\(screen.type) can't be used, because \(file) already has “\(word)”. Choose another name."
        )
      }
    }
  }
}
