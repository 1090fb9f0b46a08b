/// Removes the lines with which the app names a screen, whoever wrote them.
struct ScreenRemoval {
  let project: Project
  let screen: ScreenName
  let models: Models

  private var variable: String { screen.variable }

  /// Removes the lines from a draft that no longer has the screen's folder.
  ///
  /// - Throws: A `Refusal` that names the lines which still use the screen.
  func perform(on draft: inout Draft) throws {
    try draft.editSwift(project.state) { text in
      remove("var \(variable)", from: "struct AppState", in: &text)
      for function in text.functions(in: "struct AppState") {
        while remove("\(variable).follow", from: "struct AppState", function, in: &text) {}
        while remove("\(variable).reduce", from: "struct AppState", function, in: &text) {}
      }
    }
    try draft.editSwift(project.map) { text in
      for kind in ["enum Screen", "enum Tab"] {
        remove("case \(variable)", from: "enum AppMap", kind, in: &text)
      }
      remove("case .\(variable)", from: "enum AppMap", "func root", "switch", in: &text)
      if let roots = text.block("enum AppMap", "func tabs") {
        _ = text.removeElement(".\(variable)", from: roots)
      }
    }
    try removeFromTheApp(in: &draft)
    if draft.isFile(project.services) {
      try draft.editSwift(project.services) { text in
        remove("var \(variable)", from: "struct Services", in: &text)
      }
      // The last screen with a service takes the file with it.
      let isNew = try draft.text(project.services) == project.newServices(models)
      if isNew { draft.delete(project.services) }
    }
    if draft.isFile(project.promises) {
      try draft.editSwift(project.promises) { text in
        remove("services.\(variable) =", from: "func services", in: &text)
        // The promise of a new app.
        let promise =
          ".always(\"no count is negative\") { $0.state.\(variable).screens { $0.count < 0 }.isEmpty }"
        guard let promises = text.list(assignedTo: "promises") else { return }
        _ = text.removeElement(promise, from: promises)
      }
    }
    try removeLink(from: &draft)
    try checkUses(in: draft)
  }

  /// Removes the lines of the app, whichever files of Composition they are in.
  private func removeFromTheApp(in draft: inout Draft) throws {
    try draft.editSwift(try project.coordinators(in: draft)) { text in
      remove("case .\(variable)", from: "func coordinator", "switch", in: &text)
    }
    try draft.editSwift(try project.items(in: draft)) { text in
      remove("case .\(variable)", from: "func item", "switch", in: &text)
    }
    try draft.editSwift(try project.locks(in: draft)) { text in
      while remove("locked.formUnion(state.\(variable)", from: "func locked", in: &text) {}
      guard let locks = text.block("func locked"), text.place(of: "var locked", in: locks) != nil,
        text.place(of: "formUnion", in: locks) == nil
      else { return }
      remove("nonisolated static func locked", from: "class AppCoordinator", in: &text)
    }
    try draft.editSwift(try project.restoration(in: draft)) { text in
      remove("case .\(variable)", from: "func isRestored", "switch", in: &text)
      guard let cases = text.block("func isRestored", "switch"),
        text.characters[cases].filter({ !$0.isWhitespace }) == Array("default:true")
      else { return }
      remove("nonisolated static func isRestored", from: "class AppCoordinator", in: &text)
    }
    try draft.editSwift(try project.recordedTypes(in: draft)) { text in
      for type in types {
        guard let list = text.list(assignedTo: "recordedTypes") else { return }
        _ = text.removeElement("\(type).self", from: list)
      }
    }
  }

  private var types: [String] { ScreenPlan.types(of: screen) + ScreenPlan.serviceTypes(of: screen) }

  private func removeLink(from draft: inout Draft) throws {
    try draft.editSwift(project.links) { text in
      for link in ["Link(\"\(screen.link)\"", "Link(\"\(screen.link)/:"] {
        guard let list = text.lastList(ofCall: "LinkTable(") else { return }
        _ = text.removeItem(link, in: list)
      }
    }
  }

  @discardableResult
  private func remove(_ words: String, from path: String..., in text: inout SwiftText) -> Bool {
    text.block(path).map { text.removeItem(words, in: $0) } ?? false
  }

  /// Makes sure that nothing is left which the compiler or a test would report.
  private func checkUses(in draft: Draft) throws {
    let files = draft.files(under: project.sources) + draft.files(under: project.tests)
    let sources = files.filter { $0.hasSuffix(".swift") }
    let uses = try sources.flatMap { file in
      try self.uses(in: try draft.text(file), isTest: file.hasPrefix(project.tests))
        .map { "\n  \(file):\($0)" }
    }
    guard uses.isEmpty else {
      throw Refusal(
        "\(screen.type) can't be removed, because these lines use it. Change them, and try again."
          + uses.prefix(10).joined())
    }
  }

  /// Returns the numbers of the lines that use the screen's types, its states, its case or its link.
  private func uses(in text: String, isTest: Bool) throws -> [Int] {
    let navigates = ["AppMap", "AppRoute", "Route"].contains { text.contains($0) }
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
      number, line in
      let line = String(line)
      let isComment = line.drop { $0 == " " }.hasPrefix("//")
      let namesCase =
        navigates
        && line.replacing(".\(variable)", with: "") { before, after in
          let isMember = before.last.map { $0.isPartOfWord || ")]?!>".contains($0) } ?? false
          return !(after.first?.isPartOfWord ?? false)
            && (!isMember || before.hasSuffix("Screen") || before.hasSuffix("Tab"))
        } != line
      let namesType = types.contains { line.replacingWord($0, with: "") != line }
      let namesStates = [
        "\(variable).screens", "state.\(variable)[", "observeOnMain(\\.\(variable))",
        "observeOnMain(\\.\(variable),",
      ].contains {
        line.replacing($0, with: "") { before, _ in !(before.last?.isPartOfWord ?? false) } != line
      }
      let followsLink =
        isTest && ["follow(", "isAt(", "link", "Link", "://"].contains(where: line.contains)
        && ["\"\(screen.link)\"", "\"\(screen.link)/", "://\(screen.link)\""].contains(
          where: line.contains)
      return !isComment && (namesCase || namesType || namesStates || followsLink) ? number + 1 : nil
    }
  }
}

extension SwiftText {
  /// Returns the first words of the functions and initializers in a declaration.
  fileprivate func functions(in declaration: String) -> [String] {
    guard let block = block(declaration) else { return [] }
    return lines(in: block).compactMap { line in
      let words = String(characters[line]).split { !$0.isPartOfWord }.map(String.init)
      guard let place = words.firstIndex(of: "func"), place + 1 < words.count else { return nil }
      return "func \(words[place + 1])"
    }
  }
}
