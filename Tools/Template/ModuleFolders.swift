/// The folders of a module of the app, and its entry in the manifest.
struct ModuleFolders {
  let name: ScreenName

  var sources: String { "Sources/\(name.type)" }
  var tests: String { "Tests/\(name.type)Tests" }

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
