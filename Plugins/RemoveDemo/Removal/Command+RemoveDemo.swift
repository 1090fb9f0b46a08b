extension Command {
  /// Leaves an app with one screen that builds, passes its tests and has a link.
  static let removeDemo = Command(
    verb: "remove-demo",
    usage: """
      Usage: COMMANDS=1 swift package --allow-writing-to-package-directory remove-demo [--dry-run]

        --dry-run  list the changes without making them

      Deletes the demo, and this command with it. What it leaves is an app with one screen, Home, and
      the screens that you added with make screen. It changes nothing unless everything that it would
      delete is committed, so git can bring it all back.

      In short: make remove-demo
      """
  ) { _, draft in
    let removal = try DemoRemoval(draft)
    try removal.perform(on: &draft)
    try draft.checkCommitted("The demo can't be removed")
    let project = removal.project
    let kept = removal.ownScreens.map(\.name.words).joined(separator: ", ")
    return """
      The demo is gone, and this command with it. The app has one screen, Home, in \
      \(project.screens)/Home\(kept.isEmpty ? "" : ", and your own: \(kept)").

      Next:
        make build test lint
        swift run \(project.target) \(project.scheme)://home
        make screen name=Settings
      """
  }
}
