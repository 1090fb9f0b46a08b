import Foundation

/// Replaces one app's names by another's, in the texts and the names of files.
struct Renaming {
  let old: Project
  let new: Project

  /// What is the same in every app, and what tells of the past.
  private static let kept = [
    "Plugins/README.md", "Plugins/Room/", "Plugins/Template/", "Tests/TemplateTests/",
    "Tests/UIKitSignatures/Samples/", ".ci/template", "LICENSE", "CHANGELOG.md", Draft.record,
  ]

  /// What tests draw and compare, which is drawn again.
  private static let drawn = ["/__Snapshots__/", "Documentation/pictures/"]

  /// Renames everything in a draft.
  func perform(on draft: inout Draft) throws {
    for path in draft.files(under: "") where !isDrawn(path) {
      switch draft.content(path) {
      case .data(let data) where !isKept(path) && String(data: data, encoding: .utf8) != nil:
        try draft.edit(path) { $0 = renamed($0, at: path) }
      case .link(let destination): draft.link(path, to: retargeted(destination))
      case .data, nil: break
      }
    }
    for path in draft.files(under: "") where !isKept(path) {
      try draft.move(path, to: renamed(path))
    }
  }

  /// Returns the text of a file with the new names.
  func renamed(_ text: String, at path: String) -> String {
    let text = path == "README.md" ? withHeading(text) : text
    // A plugin may have files for the app, at their places in a folder of its own.
    let place = path.hasPrefix("Plugins/") ? path.split(separator: "/", maxSplits: 2).last : nil
    let path = place ?? path[...]
    guard isOfTheApp(path) else { return retargeted(text) }
    return retitled(relinked(retargeted(text), at: path), at: path)
  }

  /// Returns the path of a file with the new names.
  private func renamed(_ path: String) -> String {
    let path = retargeted(path)
    return path.hasPrefix("App/")
      ? path.replacing("/\(old.title).", with: "/\(new.title).") : path
  }

  private func retargeted(_ text: String) -> String {
    text.replacingWord(old.target, with: new.target)
      .replacingWord("\(old.target)Tests", with: "\(new.target)Tests")
  }

  private func isKept(_ path: String) -> Bool { Self.kept.contains(where: path.hasPrefix) }

  private func isDrawn(_ path: String) -> Bool { Self.drawn.contains(where: path.contains) }

  /// Returns whether a file is about this app, unlike the links in the libraries' documentation.
  private func isOfTheApp(_ path: Substring) -> Bool {
    let folders = path.split(separator: "/")
    guard folders.count > 2, ["Sources", "Tests"].contains(folders[0]) else { return true }
    return folders[1] == old.target || folders[1] == "\(old.target)Tests"
      || !folders[1].hasSuffix("Tests") && folders[0] == "Tests"
  }

  /// Returns a text with the new scheme, host and bundle identifier.
  private func relinked(_ text: String, at path: Substring) -> String {
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

  /// Returns a text with the new title.
  ///
  /// In sources and data, the old title may also be an ordinary word.
  private func retitled(_ text: String, at path: Substring) -> String {
    let isProse = path.hasSuffix(".md") || path.hasPrefix("App/") || path.hasPrefix(".github/")
    let variable = { (project: Project) in "\(project.title.uppercased())_LOG" }
    return text.replacingWord(variable(old), with: variable(new)).lines { line in
      let isComment = line.drop { $0 == " " }.hasPrefix("//")
      return line.replacingWord(old.title, with: new.title) { before, after in
        isProse || isComment || isName(before, after)
      }
    }
  }

  /// Returns whether a title in code is the app's name: a whole literal, its first word, or a file's name.
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
