extension Command {
  /// Removes a screen: its folder, its tests, and the lines with which the app names it.
  func removeScreen(
    _ options: Options, from draft: inout Draft, models: Models
  ) throws -> String {
    let screen = ScreenName(options["name"] ?? "")
    let project = try Project(draft)
    guard draft.folders(in: project.screens).contains(screen.type) else {
      throw Refusal("There is no \(project.sources(of: screen)).")
    }
    let old = draft
    draft.delete(project.sources(of: screen))
    draft.delete(project.tests(of: screen))
    return try removeMentions(of: screen, in: project, from: &draft, since: old, models: models)
  }

  /// Removes the lines with which the app names a screen, whose files are gone, and says what comes next.
  func removeMentions(
    of screen: ScreenName, in project: Project, from draft: inout Draft, since old: Draft,
    models: Models
  ) throws -> String {
    try draft.checkCommitted("\(screen.type) can't be removed")
    try ScreenRemoval(project: project, screen: screen, models: models).perform(on: &draft)
    try WordTables(sources: project.sources).removeUnused(from: &draft, since: old)
    return """
      \(screen.words) is gone, with its tests and its link.

      Next:
        make build test lint
        git diff
      """
  }
}
