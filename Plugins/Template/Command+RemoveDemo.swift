extension Command {
  /// Leaves an empty app with one screen that builds, passes its tests and can be linked to.
  static let removeDemo = Command(
    usage: """
      Usage: swift package --allow-writing-to-package-directory remove-demo [--dry-run]

        --dry-run  say what would be done, and do nothing

      The demo's folders go with all that is in them, so commit first what you may want back.

      The same, shorter: make remove-demo
      """
  ) { _, draft in
    let removal = try DemoRemoval(draft)
    try removal.perform(on: &draft)
    let project = removal.project
    let kept = removal.ownScreens.map(\.words).joined(separator: ", ")
    return """
      The demo is gone. What is left is Home, in \(project.screens)/Home\
      \(kept.isEmpty ? "" : ", and your own: \(kept)").

      Next:
        make build test lint
        swift run \(project.target) \(project.scheme)://home
        make screen name=Settings
      """
  }
}
