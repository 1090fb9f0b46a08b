/// The folders of a module of the app, and its entry in the manifest.
struct ModuleFolders {
  let name: ScreenName

  var sources: String { "Sources/\(name.type)" }
  var tests: String { "Tests/\(name.type)Tests" }

  /// Adds the files around the module's screen: its components, and its texts in the languages of the app.
  ///
  /// Give lines for texts with values, whose types the sources don't say.
  func addFiles(
    of project: Project, _ plan: ScreenPlan, lines: [String], models: Models, to draft: inout Draft
  ) throws {
    let before = Draft(root: draft.root)
    for file in try models.files(in: .moduleWords) {
      try draft.create(file.text, at: "\(sources)/\(file.name)")
    }
    let components = plan.kind == .plain ? try models.files(in: .components) : []
    for file in components {
      let text = project.hasTerminal ? file.text : "#if os(iOS)\n\(file.text)#endif\n"
      try draft.create(text, at: "\(sources)/Components/\(file.name)")
    }
    for language in draft.folders(in: "\(project.sources)/Resources")
    where language.hasSuffix(".lproj") {
      try draft.create("", at: "\(sources)/Resources/\(language)/Localizable.strings")
    }
    try WordTables(sources: sources)
      .addMissing(to: &draft, since: before, lines: lines, models: models)
  }

  /// Adds the module to the list in the manifest, which makes its targets and its product.
  func addToManifest(in draft: inout Draft) throws {
    try draft.edit("Package.swift") { text in
      guard let list = ModuleList(in: text) else {
        throw Refusal(
          "\(name.type) can't be added, because Package.swift doesn't have `let modules: [String] ="
            + " [`. Put that back, and try again.")
      }
      text.replaceSubrange(list.range, with: ModuleList.line(list.names + [name.type]))
    }
  }

  /// Removes the module from the list in the manifest.
  func removeFromManifest(in draft: inout Draft) throws {
    try draft.edit("Package.swift") { text in
      guard let list = ModuleList(in: text), list.names.contains(name.type) else {
        throw Refusal("There is no module \(name.type) in the list `modules` of Package.swift.")
      }
      text.replaceSubrange(list.range, with: ModuleList.line(list.names.filter { $0 != name.type }))
    }
  }
}

/// The list of an app's modules in its manifest.
struct ModuleList {
  let names: [String]
  let range: Range<String.Index>

  /// Finds the list in the text of a manifest; nil if there is none.
  init?(in text: String) {
    guard let list = text.firstMatch(of: /let modules: \[String\] = \[([^\]]*)\]/) else {
      return nil
    }
    names = list.1.matches(of: /"(\w+)"/).map { String($0.1) }
    range = list.range
  }

  /// Returns the line with these modules.
  static func line(_ names: [String]) -> String {
    let quoted = names.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
    return "let modules: [String] = [\(quoted)]"
  }
}
