import Foundation

/// Turns one app's names into another's, wherever files say them.
struct Renaming {
  let old: Project
  let new: Project

  /// The template's own parts, which every app keeps as they are, and what was said of the past.
  private static let kept = [
    "Plugins/", "Tests/TemplateTests/", ".ci/template", "LICENSE", "CHANGELOG.md",
  ]

  /// What tests draw and compare themselves; it is drawn again.
  private static let drawn = ["/__Snapshots__/", "Documentation/pictures/"]

  /// Renames in all files, then the files and folders themselves.
  func perform(on draft: inout Draft) throws {
    for path in draft.files(under: "") where isText(path, in: draft) {
      try draft.edit(path) { $0 = renamed($0, at: path) }
    }
    for path in draft.files(under: "App") {
      try draft.move(
        path, to: path.replacing("/\(old.title).", with: "/\(new.title)."))
    }
    try draft.move(old.sources, to: new.sources)
    try draft.move(old.tests, to: new.tests)
  }

  /// The text of a file under the new names.
  func renamed(_ text: String, at path: String) -> String {
    let text = text.replacingWord(old.target, with: new.target)
      .replacingWord("\(old.target)Tests", with: "\(new.target)Tests")
    guard isOfTheApp(path) else { return text }
    return retitled(relinked(text, at: path), at: path)
  }

  private func isText(_ path: String, in draft: Draft) -> Bool {
    guard !Self.kept.contains(where: path.hasPrefix), !Self.drawn.contains(where: path.contains),
      let data = draft.data(path)
    else { return false }
    return String(data: data, encoding: .utf8) != nil
  }

  /// Whether a file speaks of the app; what the libraries say of links is about any app.
  private func isOfTheApp(_ path: String) -> Bool {
    let folders = path.split(separator: "/")
    guard folders.count > 2, ["Sources", "Tests"].contains(folders[0]) else { return true }
    return folders[1] == old.target || folders[1] == "\(old.target)Tests"
      || !folders[1].hasSuffix("Tests") && folders[0] == "Tests"
  }

  /// Scheme, host and bundle identifier.
  private func relinked(_ text: String, at path: String) -> String {
    var text =
      text
      .replacing("\(old.scheme)://", with: "\(new.scheme)://") { before, _ in
        !(before.last?.isPartOfWord ?? false)
      }
      .replacing("scheme = \"\(old.scheme)\"", with: "scheme = \"\(new.scheme)\"")
      .replacing("scheme `\(old.scheme)`", with: "scheme `\(new.scheme)`")
      .replacing("<string>\(old.scheme)<", with: "<string>\(new.scheme)<")
      .replacingWord(old.host, with: new.host) { before, _ in before.last != "." }
    if path.hasPrefix(".github/") {
      text = text.replacingWord(old.scheme, with: new.scheme) { before, after in
        before.last == " " && (after.first == "\n" || after.first == ".")
      }
    }
    if let bundle = old.bundle, let newBundle = new.bundle {
      let isQuoted = path.hasSuffix(".pbxproj") && newBundle.contains("-")
      text = text.replacing("\"\(bundle)\"", with: bundle) { _, _ in path.hasSuffix(".pbxproj") }
      text = text.replacingWord(bundle, with: isQuoted ? "\"\(newBundle)\"" : newBundle)
    }
    return text
  }

  /// What people call the app; in sources and data it may also be what the app is about.
  private func retitled(_ text: String, at path: String) -> String {
    let isProse = path.hasSuffix(".md") || path.hasPrefix("App/") || path.hasPrefix(".github/")
    let variable = { (project: Project) in "\(project.title.uppercased())_LOG" }
    let text = text.replacingWord(variable(old), with: variable(new)).lines { line in
      let isComment = line.drop { $0 == " " }.hasPrefix("//")
      return line.replacingWord(old.title, with: new.title) { before, after in
        isProse || isComment || isName(before, after)
      }
    }
    return path == "README.md" ? withHeading(text) : text
  }

  /// Whether a title in code is the app's name: a whole literal, its first word, or a file's name.
  private func isName(_ before: Substring, _ after: Substring) -> Bool {
    let files = [".xcodeproj", ".xcscheme", ".entitlements", ".app"]
    return files.contains(where: after.hasPrefix)
      || before.last == "\"" && (after.first == "\"" || after.first == " ")
  }

  private func withHeading(_ text: String) -> String {
    guard text.hasPrefix("# ") else { return text }
    return "# \(new.title)" + text.drop { !$0.isNewline }
  }
}
