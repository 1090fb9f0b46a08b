extension Command {
  /// Adds a feature in its own module, with a screen that the app shows.
  func addModule(_ options: Options, to draft: inout Draft, models: Models) throws -> String {
    let plan = ScreenPlan(options, isModule: true)
    let project = try Project(draft)
    try check(plan, isNewTo: project, in: draft)
    let copy = ModelScreen(project: project, plan: plan, models: models)
    let module = ModuleFolders(name: plan.name)
    let old = draft
    try addServices(of: plan, to: &draft, project, models)
    let step = try Registration(project: project, plan: plan, in: draft).perform(on: &draft)
    for file in try users(of: plan, in: project, draft) {
      try draft.edit(file) { $0 = importing(plan.name.type, in: $0) }
    }
    try copy.copy(to: &draft)
    try module.addFiles(of: project, plan, lines: copy.lines, models: models, to: &draft)
    try module.addToManifest(in: &draft)
    try draft.editXcodeProject { try $0.link(plan.name.type) }
    // The title of a tab is a text of the app.
    try WordTables(sources: project.sources)
      .addMissing(to: &draft, since: old, lines: [], models: models)
    return """
      \(plan.name.words) is a new module in \(module.sources), with tests in \(module.tests).
      Package.swift, the Xcode project and the app know it.

      Next:
        swift test --filter \(plan.name.type)Tests
      \(project.hasTerminal ? "  swift run \(project.target) \(project.scheme)://\(plan.samplePath)\n" : "")\
      \(wayIn(plan))\(service(plan, project))\(step.map { "\n  \($0)" } ?? "")
        make recordings, if the app has any: they include the state of the new module
        make remove-module name=\(plan.name.type), to take it back once it is committed
      """
  }

  /// Returns the files of the app that name a new module's types.
  private func users(
    of plan: ScreenPlan, in project: Project, _ draft: Draft
  ) throws -> Set<String> {
    var files: Set = [
      project.state, try project.coordinators(in: draft), try project.recordedTypes(in: draft),
    ]
    if plan.kind == .form { files.insert(try project.locks(in: draft)) }
    if plan.isServed { files.formUnion([project.services, project.promises].filter(draft.isFile)) }
    return files
  }

  /// Returns the text of a file with one more import, in order, and indented as the first one is.
  private func importing(_ module: String, in text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let first = lines.firstIndex { $0.drop { $0 == " " }.hasPrefix("import ") } ?? 0
    let line = lines[first].prefix { $0 == " " } + "import \(module)"
    let place = lines[first...].firstIndex { !$0.contains("import ") || $0 > line }
    lines.insert(String(line), at: place ?? first)
    return lines.joined(separator: "\n")
  }

  /// Removes a module: its folder, its tests, and the lines with which the app names it.
  func removeModule(
    _ options: Options, from draft: inout Draft, models: Models
  ) throws -> String {
    let screen = ScreenName(options["name"] ?? "")
    let project = try Project(draft)
    let module = ModuleFolders(name: screen)
    let old = draft
    try module.removeFromManifest(in: &draft)
    draft.delete(module.sources)
    draft.delete(module.tests)
    try draft.editXcodeProject { $0.unlink(screen.type) }
    for file in draft.files(under: project.sources) + draft.files(under: project.tests)
    where file.hasSuffix(".swift") {
      try draft.edit(file) { text in
        text = text.lines { $0.drop { $0 == " " } == "import \(screen.type)" ? nil : $0 }
      }
    }
    return try removeMentions(of: screen, in: project, from: &draft, since: old, models: models)
  }
}
