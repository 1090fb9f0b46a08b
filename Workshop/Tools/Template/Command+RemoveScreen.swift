extension Command {
  /// Removes a screen: its folder, its tests, and the lines with which the app names it.
  func removeScreen(
    _ options: Options, from draft: inout Draft, models: Models
  ) throws -> String {
    let screen = ScreenName(options["name"] ?? "")
    let project = try Project(draft)
    let existing = "\(project.existing)/\(screen.type)Coordinator.swift"
    guard draft.folders(in: project.screens).contains(screen.type) || draft.isFile(existing) else {
      throw Refusal("There is no \(project.sources(of: screen)).")
    }
    let old = draft
    draft.delete(project.sources(of: screen))
    draft.delete(existing)
    draft.delete(project.tests(of: screen))
    return try removeMentions(of: screen, in: project, from: &draft, since: old, models: models)
  }

  /// Removes the lines with which the app names a screen, whose files are gone, and says what comes next.
  func removeMentions(
    of screen: ScreenName, in project: Project, from draft: inout Draft, since old: Draft,
    models: Models
  ) throws -> String {
    let removal = ScreenRemoval(project: project, screen: screen, models: models)
    try removal.removePicture(from: &draft)
    removal.removeCatalog(from: &draft)
    try draft.checkCommitted("\(screen.type) can't be removed")
    let links = try removal.perform(on: &draft)
    try WordTables(sources: project.sources).removeUnused(from: &draft, since: old)
    let lines = try linesOfPages(naming: links, in: draft)
    return """
      \(screen.words) is gone, with its tests and its link.

      Next:
        make build test lint
        git diff\(lines.map { "\n  change \($0), which names its link" }.joined())
      """
  }

  /// Returns the lines of the app's pages that name a link.
  private func linesOfPages(naming links: [String], in draft: Draft) throws -> [String] {
    try ["README.md", "AGENTS.md"].filter(draft.isFile).flatMap { page in
      try draft.text(page).split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .filter { line in links.contains { line.element.contains("://\($0)") } }
        .map { "\(page):\($0.offset + 1)" }
    }
  }
}
