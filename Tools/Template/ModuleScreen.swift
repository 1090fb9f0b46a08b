/// The files of a new module: a screen with Home's views, whose coordinator doesn't know the app.
struct ModuleScreen {
  let project: Project
  let name: ScreenName
  let models: Models

  var sources: String { "Sources/\(name.type)" }
  var tests: String { "Tests/\(name.type)Tests" }

  /// Copies the sources and the tests, and makes the tables of words in the languages of the app.
  func copy(to draft: inout Draft) throws {
    let own = try models.files(in: .module)
    let views = try models.files(in: .screen).filter { file in
      !own.contains { $0.name == file.name }
    }
    for file in own + views {
      try draft.create(renamed(file.text), at: place(of: file.name))
    }
    for file in try models.files(in: .components) {
      try draft.create(file.text, at: "\(sources)/Components/\(file.name)")
    }
    if !project.hasTerminal { try leaveToIOS(in: &draft) }
    let old = Draft(root: draft.root)
    for language in draft.folders(in: "\(project.sources)/Resources")
    where language.hasSuffix(".lproj") {
      try draft.create("", at: "\(sources)/Resources/\(language)/Localizable.strings")
    }
    try WordTables(sources: sources).addMissing(to: &draft, since: old, lines: [], models: models)
  }

  /// Adds the module to the list in the manifest, which makes its targets and its product.
  func addToManifest(in draft: inout Draft) throws {
    try draft.edit("Package.swift") { text in
      guard let list = text.firstMatch(of: /let modules: \[String\] = \[([^\]]*)\]/) else {
        throw Refusal(
          "\(name.type) can't be added, because Package.swift doesn't have `let modules: [String] ="
            + " [`. Put that back, and try again.")
      }
      let names = list.1.matches(of: /"(\w+)"/).map { String($0.1) } + [name.type]
      let quoted = names.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
      text.replaceSubrange(list.range, with: "let modules: [String] = [\(quoted)]")
    }
  }

  private func place(of file: String) -> String {
    let named = file.replacing("Home", with: name.type)
    if file.hasSuffix("Tests.swift") { return "\(tests)/\(named)" }
    return file == "Words.swift"
      ? "\(sources)/\(named)" : "\(sources)/Screens/\(name.type)/\(named)"
  }

  private func renamed(_ text: String) -> String {
    text.replacing("\"Home\"", with: "\"\(name.words)\"")
      .replacing("Home", with: name.type).replacing("\\.home", with: "\\.\(name.variable)")
  }

  private func leaveToIOS(in draft: inout Draft) throws {
    for file in draft.files(under: sources) + draft.files(under: tests) {
      try draft.edit(file) { text in
        if text.contains("import UIKit\n") { text = "#if os(iOS)\n\(text)#endif\n" }
      }
    }
  }
}
