extension Command {
  /// Adds a screen: a copy of a model screen, registered with the app, with a link and tests.
  func addScreen(_ options: Options, to draft: inout Draft, models: Models) throws -> String {
    let plan = ScreenPlan(options)
    let project = try Project(draft)
    try check(plan, isNewTo: project, in: draft)
    let copy = ModelScreen(project: project, plan: plan, models: models)
    let old = draft
    try addServices(of: plan, to: &draft, project, models)
    let step = try Registration(project: project, plan: plan, in: draft).perform(on: &draft)
    try copy.copy(to: &draft)
    try WordTables(sources: project.sources)
      .addMissing(to: &draft, since: old, lines: copy.lines, models: models)
    return """
      \(plan.name.words) is a new screen in \(copy.sources), with tests in \(copy.tests).

      Next:
        swift test --filter \(project.target)Tests.\(plan.name.type)
      \(project.hasTerminal ? "  swift run \(project.target) \(project.scheme)://\(plan.samplePath)\n" : "")\
      \(wayIn(plan))\(service(plan, project))\((step ?? isolation(plan, project, old)).map { "\n  \($0)" } ?? "")\
      \(plan.kind == .existing ? conversion(plan) : recordings)
        make remove-screen name=\(plan.name.type), to take it back once it is committed
      """
  }

  /// Adds the file of the app's services with the first screen that has one.
  func addServices(
    of plan: ScreenPlan, to draft: inout Draft, _ project: Project, _ models: Models
  ) throws {
    guard plan.isServed, !draft.isFile(project.services) else { return }
    try draft.create(try project.newServices(models), at: project.services)
  }

  /// How other screens lead to this one.
  func wayIn(_ plan: ScreenPlan) -> String {
    let action =
      switch plan.place {
      case .stack: "push(\(plan.sample))"
      case .modal: "present([\(plan.sample)])"
      case .tab: "select(\(plan.sample))"
      }
    return
      "  write context.dispatch(AppRoute.\(action)) in the coordinators of the screens that lead there"
  }

  private func conversion(_ plan: ScreenPlan) -> String {
    "\n  make screen name=\(plan.name.type) convert=yes, to give the screen files of its own later"
  }

  var recordings: String {
    "\n  make recordings, if the app has any: they include the state of the new screen"
  }

  /// The step that is left if the terminal compiles an existing view controller, too.
  private func isolation(_ plan: ScreenPlan, _ project: Project, _ draft: Draft) -> String? {
    guard project.hasTerminal, let existing = plan.existing,
      let file = try? project.file(ofClass: existing, in: draft),
      let text = try? draft.text(file), !text.contains("#if os(iOS)")
    else { return nil }
    return "put \(file) between #if os(iOS) and #endif, if the terminal lacks what it uses"
  }

  /// Where a list gets its rows, or a form is sent.
  func service(_ plan: ScreenPlan, _ project: Project) -> String {
    let purpose =
      switch plan.kind {
      case .list: "loads your rows"
      case .form: "sends the form"
      case .plain, .swiftui, .existing: ""
      }
    let variable = plan.name.variable
    let others =
      "\n  observe \\.\(variable)Catalog in the coordinators of other screens that show the rows"
    return purpose.isEmpty
      ? ""
      : "\n  set \(variable) in \(project.services) to what \(purpose)"
        + (plan.isShared ? others : "")
  }

  /// Makes sure that nothing of the screen exists yet.
  func check(_ plan: ScreenPlan, isNewTo project: Project, in draft: Draft) throws {
    if let existing = plan.existing, try project.file(ofClass: existing, in: draft) == nil {
      throw Refusal("There is no class \(existing) in Sources. Move its file there, and try again.")
    }
    if let (file, type) = try declaration(ofTypesOf: plan, under: "Sources", in: draft) {
      throw Refusal(
        "\(plan.name.type) can't be used, because \(file) declares a \(type). Choose another name.")
    }
    let places = [(project.map, ["case \(plan.name.variable)"])] + properties(of: plan, project)
    if let (file, words) = try place(of: places, in: draft) {
      throw Refusal(
        "\(plan.name.type) can't be used, because \(file) already has “\(words)”. Choose another"
          + " name.")
    }
    let links = SwiftText(try draft.text(project.links)).linkPaths
    if let link = links.first(where: { Self.shape(of: $0) == Self.shape(of: plan.path) }) {
      throw Refusal(
        "The link of \(plan.name.type) can't be “\(plan.path)”, because \(project.links) already has"
          + " “\(link)”. Write another path, as in link=/\(plan.name.link)-two.")
    }
  }

  /// Returns the first file in a folder that declares a type which the screen will have, and that type.
  func declaration(
    ofTypesOf plan: ScreenPlan, under folder: String, in draft: Draft
  ) throws -> (file: String, type: String)? {
    for file in draft.files(under: folder) where file.hasSuffix(".swift") {
      let types = try draft.text(file).declaredTypes
      if let type = plan.types.first(where: types.contains) { return (file, type) }
    }
    return nil
  }

  /// The properties of the app's state and services that the screen will have, by their files.
  func properties(of plan: ScreenPlan, _ project: Project) -> [(file: String, words: [String])] {
    let variable = plan.name.variable
    return [
      (project.state, ["var \(variable)"] + (plan.isShared ? ["var \(variable)Catalog"] : [])),
      (project.services, ["var \(variable)", "let \(variable)"]),
    ]
  }

  /// Returns the first file that has any of its words.
  func place(
    of places: [(file: String, words: [String])], in draft: Draft
  ) throws -> (file: String, words: String)? {
    for (file, words) in places where draft.isFile(file) {
      let text = try draft.text(file)
      if let word = words.first(where: { text.replacingWord($0, with: "") != text }) {
        return (file, word)
      }
    }
    return nil
  }

  /// Returns a path without the names of its values: two links of one shape lead to one screen only.
  private static func shape(of path: String) -> [Substring] {
    path.split(separator: "/").map { $0.hasPrefix(":") ? ":" : $0 }
  }
}
