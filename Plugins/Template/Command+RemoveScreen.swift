extension Command {
  /// Removes a screen: its room, its tests, and the lines with which the app names it.
  static let removeScreen = Command(
    verb: "remove-screen",
    usage: """
      Usage: COMMANDS=1 swift package --allow-writing-to-package-directory remove-screen NAME [--dry-run]

        NAME       the name in types, such as Settings or UserProfile
        --dry-run  list the changes without making them

      It changes nothing unless the files that it deletes are committed, and nothing else uses the
      screen.

      In short: make remove-screen name=Settings
      """
  ) { arguments, draft in
    guard let name = arguments.word() else {
      throw Refusal("Name the screen, as in make remove-screen name=Settings.")
    }
    let screen = try ScreenName(name)
    let project = try Project(draft)
    guard draft.folders(in: project.screens).contains(screen.type) else {
      throw Refusal("There is no \(project.sources(of: screen)).")
    }
    let old = draft
    draft.delete(project.sources(of: screen))
    draft.delete(project.tests(of: screen))
    try draft.checkCommitted("\(screen.type) can't be removed")
    let plan = try ScreenPlan(recorded: screen, in: draft)
    try ScreenRemoval(project: project, plan: plan).perform(on: &draft)
    try WordTables(project: project).removeUnused(from: &draft, since: old)
    return """
      \(screen.words) is gone, with its tests and its link.

      Next:
        make build test lint
        git diff
      """
  }
}
