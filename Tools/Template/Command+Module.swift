extension Command {
  /// Adds a feature in its own module, with a screen that the app shows.
  func addModule(_ options: Options, to draft: inout Draft, models: Models) throws -> String {
    let plan = ScreenPlan(module: options["name"] ?? "")
    let project = try Project(draft)
    try check(plan, isNewTo: project, in: draft)
    let copy = ModuleScreen(project: project, name: plan.name, models: models)
    try Registration(project: project, plan: plan, in: draft).perform(on: &draft)
    for file in [project.state, try project.coordinators(in: draft)] {
      try draft.edit(file) { $0 = importing(plan.name.type, in: $0) }
    }
    try copy.copy(to: &draft)
    try copy.addToManifest(in: &draft)
    try draft.editXcodeProject { try $0.link(plan.name.type) }
    let changed = draft.changes.keys.filter(draft.isOnDisk).sorted().joined(separator: " ")
    return """
      \(plan.name.words) is a new module in \(copy.sources), with tests in \(copy.tests).
      Package.swift, the Xcode project and the app know it.

      Next:
        swift test --filter \(plan.name.type)Tests
      \(project.hasTerminal ? "  swift run \(project.target) \(project.scheme)://\(plan.samplePath)\n" : "")\
        make recordings, if the app has any: they include the state of the new module
        To undo it before you commit: delete \(copy.sources) and \(copy.tests), and restore the lines of
        \(plan.name.type) with git restore --patch \(changed)
      """
  }

  /// Returns the text of a file with one more import, in order.
  private func importing(_ module: String, in text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let place = lines.firstIndex { !$0.hasPrefix("import ") || $0 > "import \(module)" }
    lines.insert("import \(module)", at: place ?? 0)
    return lines.joined(separator: "\n")
  }
}
