/// The room that every new screen is a copy of.
///
/// It is in `Plugins/Room`, and is compiled and tested with everything else. If you change it, later
/// screens follow.
struct ModelRoom {
  private static let model = "Plugins/Room"
  private static let name = "Home"

  let project: Project
  let screen: ScreenName

  var sources: String { "\(project.screens)/\(screen.type)" }
  var tests: String { "\(project.tests)/Screens/\(screen.type)" }

  /// Copies the room and its tests, and renames the copies.
  func copy(in draft: inout Draft) throws {
    try copy("\(Self.model)/Sources", to: sources, in: &draft) { $0 }
    try copy("\(Self.model)/Tests", to: tests, in: &draft) {
      importing(project.target, in: $0)
    }
  }

  private func copy(
    _ folder: String, to place: String, in draft: inout Draft, change: (String) -> String
  ) throws {
    let files = draft.files(under: folder)
    guard !files.isEmpty else {
      throw Refusal("\(folder) is empty, so there is nothing to copy. Restore it, and try again.")
    }
    for file in files {
      let name = String(file.dropFirst(folder.count + 1))
      let newName = name.replacing(Self.name, with: screen.type)
      try draft.create(change(renamed(try draft.text(file))), at: "\(place)/\(newName)")
    }
  }

  /// Returns a file's text with the new screen's name in its title, link, types and variables.
  private func renamed(_ text: String) -> String {
    let variable = Self.name.lowercased()
    return
      text
      .replacing("\"\(Self.name)\"", with: "\"\(screen.words)\"")
      .replacing("://\(variable)", with: "://\(screen.link)")
      .replacing(Self.name, with: screen.type) { before, after in
        !(before.last?.isPartOfWord ?? false) && after.first?.isLowercase != true
      }
      .replacingWord(variable, with: screen.variable)
  }
}

/// Returns a test's text with an import of the app and its internals.
func importing(_ target: String, in text: String) -> String {
  var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  let last = lines.lastIndex { $0.hasPrefix("import ") } ?? -1
  lines.insert(contentsOf: ["", "@testable import \(target)"], at: last + 1)
  return lines.joined(separator: "\n")
}
