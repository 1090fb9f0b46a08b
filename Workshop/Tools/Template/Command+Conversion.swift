extension Command {
  /// Gives a screen that the app shows already files of its own, as `make screen` writes them.
  func convertScreen(_ options: Options, in draft: inout Draft, models: Models) throws -> String {
    let project = try Project(draft)
    let conversion = try ScreenConversion(options, of: project, in: draft)
    let plan = conversion.plan
    let copy = ModelScreen(project: project, plan: plan, models: models)
    let old = draft
    let coordinator = try conversion.deleteCoordinator(from: &draft)
    try draft.checkCommitted("\(plan.name.type) can't be converted")
    try check(plan, isFreeIn: project, draft)
    try addServices(of: plan, to: &draft, project, models)
    let (oldCase, step) = try Registration(project: project, plan: plan, in: draft)
      .convert(in: &draft)
    try copy.copy(to: &draft)
    let tables = WordTables(sources: project.sources)
    try tables.removeUnused(from: &draft, since: old)
    try tables.addMissing(to: &draft, since: old, lines: copy.lines, models: models)
    let unused = try conversion.unusedTypes(of: coordinator + oldCase, in: draft).map {
      "\n  move what you need of \($0.type) in \($0.file), which nothing uses now, and delete it"
    }
    return """
      \(plan.name.words) is converted to \(copy.sources), with tests in \(copy.tests).
      Its case, its links and its place are as before.

      Next:
        swift test --filter \(project.target)Tests.\(plan.name.type)\
      \(project.hasTerminal ? "\n  swift run \(project.target) \(project.scheme)://\(plan.samplePath)" : "")\
      \(unused.joined())\(service(plan, project))\(step.map { "\n  \($0)" } ?? "")\(recordings)
      """
  }

  /// Makes sure that no other part of the app has the names of the screen's types and properties.
  private func check(_ plan: ScreenPlan, isFreeIn project: Project, _ draft: Draft) throws {
    let name = plan.name.type
    // The old view controller may have the new one's name in another module.
    if let (file, type) = try declaration(ofTypesOf: plan, under: project.sources, in: draft) {
      throw Refusal(
        "\(name) can't be converted, because \(file) declares a \(type), as the screen will. Rename that"
          + " type and its file, as in Old\(type), commit, and try again.")
    }
    if let (file, words) = try place(of: properties(of: plan, project), in: draft) {
      throw Refusal(
        "\(name) can't be converted, because \(file) already has “\(words)”. Rename that, and try"
          + " again.")
    }
  }
}
