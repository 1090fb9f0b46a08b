extension Command {
  /// Leaves an app for iOS alone: screens are compiled by Xcode, and everything else by SwiftPM, too.
  static let iosOnly = Command(
    verb: "ios-only",
    usage: """
      Usage: COMMANDS=1 swift package --allow-writing-to-package-directory ios-only [--dry-run]

        --dry-run  list the changes without making them

      Deletes the terminal: TerminalUIKit, the tests that show screens in it, and this command. Files
      that use UIKit are compiled on iOS only. It changes nothing unless everything that it would change
      or delete is committed, so git can bring it all back.

      In short: make ios-only
      """
  ) { _, draft in
    let project = try Project(draft)
    guard try !draft.text("Package.swift").contains("// The demo:") else {
      throw Refusal(
        "The terminal can't be removed while the demo is here, which shows it. Remove the demo first,"
          + " commit, and try again.")
    }
    let terminal = TerminalRemoval(project: project)
    let tests = try terminal.perform(on: &draft)
    try draft.checkCommitted("The terminal can't be removed")
    let pages = terminal.pagesThatNameTheTerminal(in: draft)
    return """
      The app runs on iOS only. TerminalUIKit is gone, with this command and \(tests) files of tests.
      Files that use UIKit are between #if os(iOS) and #endif, so swift build and swift test skip them.
      \(pages.isEmpty ? "" : "These pages still name the terminal: \(pages.joined(separator: ", "))\n")
      Next:
        make format build test lint ios-check
        open App/\(project.title).xcodeproj, and test there: ⌘U runs the flows in \(project.tests)/Flows
        git diff
      """
  }
}
