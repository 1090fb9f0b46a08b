/// Removes the lines with which the app names a screen, whoever wrote them.
struct ScreenRemoval {
  let project: Project
  let screen: ScreenName
  let models: Models

  private var variable: String { screen.variable }

  /// Removes the lines from a draft that no longer has the screen's folder.
  ///
  /// - Returns: The paths of the links that led to the screen, up to a value.
  /// - Throws: A `Refusal` that names the lines which still use the screen.
  func perform(on draft: inout Draft) throws -> [String] {
    let nextTab = try nextTab(in: draft)
    try draft.editSwift(project.state) { text in
      if let nextTab {
        text.replaceAll("selectedTab: .\(variable)", with: "selectedTab: .\(nextTab)")
      }
      remove("var \(variable)", from: "struct AppState", in: &text)
      remove("var \(variable)Catalog", from: "struct AppState", in: &text)
      for function in text.functions(in: "struct AppState") {
        while remove("\(variable).follow", from: "struct AppState", function, in: &text) {}
        while remove("\(variable).reduce", from: "struct AppState", function, in: &text) {}
        while remove("\(variable)Catalog.reduce", from: "struct AppState", function, in: &text) {}
      }
    }
    try draft.editSwift(project.map) { text in
      for kind in ["enum Screen", "enum Tab"] {
        remove("case \(variable)", from: "enum AppMap", kind, in: &text)
      }
      remove("case .\(variable)", from: "enum AppMap", "func firstScreen", "switch", in: &text)
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
    let links = try removeLinks(from: &draft)
    if let nextTab {
      try draft.editSwift(project.links) { text in
        text.replaceAll("tab: .\(variable)", with: "tab: .\(nextTab)")
      }
    }
    try checkUses(in: draft, links: links)
    return links
  }

  /// Removes the rows of a list that other screens could show.
  func removeCatalog(from draft: inout Draft) {
    let catalog = "\(project.model)/\(screen.type)Catalog.swift"
    guard draft.isFile(catalog) else { return }
    draft.delete(catalog)
    draft.delete("\(project.model)/\(screen.type)Page.swift")
  }

  /// Returns the tab that the app begins with, and that links lead to, after the screen's; `nil` if the screen is no tab.
  ///
  /// - Throws: A `Refusal` if the app, or the root of that tab, would be left without a tab.
  private func nextTab(in draft: Draft) throws -> String? {
    guard let tabs = try? Registration.tabs(of: project, in: draft), tabs.contains(variable)
    else { return nil }
    let map = SwiftText(try draft.text(project.map))
    let root = Registration.root(of: variable, in: map)
    let next = tabs.first { $0 != variable && Registration.root(of: $0, in: map) == root }
    guard let next else {
      throw Refusal(
        "\(screen.type) can't be removed, because it is the only tab of \(root ?? "the app"). Add another with"
          + " make screen name=Start in=tab, commit it, and try again.")
    }
    return next
  }

  /// Removes the picture that a new app has of its first screen.
  func removePicture(from draft: inout Draft) throws {
    guard draft.isFile(project.pictures) else { return }
    var hasPicture = false
    try draft.editSwift(project.pictures) { text in
      guard text.place(of: "\(screen.type)ViewController") != nil else { return }
      hasPicture = remove(
        "@Test func `a count looks like its picture`", from: "struct PictureTests", in: &text)
    }
    guard hasPicture else { return }
    draft.delete("\(project.tests)/Pictures/\(screen.type).txt")
    if try !draft.text(project.pictures).contains("@Test") { draft.delete(project.pictures) }
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

  /// Removes the links that lead to the screen, and returns their paths up to a value.
  private func removeLinks(from draft: inout Draft) throws -> [String] {
    var paths: [String] = []
    try draft.editSwift(project.links) { text in
      let isMeant = { (text: SwiftText, link: Range<Int>) in
        text.linkPaths(in: link).count == 1 && text.link(link, leadsTo: variable)
      }
      while let list = text.lastList(ofCall: "LinkTable(") {
        let before = text.linkPaths
        guard text.removeItem(in: list, where: isMeant) else { break }
        paths += Set(before).subtracting(text.linkPaths)
      }
    }
    return paths.map { path in
      path.split(separator: "/").prefix { !$0.hasPrefix(":") }.joined(separator: "/")
    }.filter { !$0.isEmpty }
  }

  @discardableResult
  private func remove(_ words: String, from path: String..., in text: inout SwiftText) -> Bool {
    text.block(path).map { text.removeItem(words, in: $0) } ?? false
  }

  /// Makes sure that nothing is left which the compiler or a test would report.
  private func checkUses(in draft: Draft, links: [String]) throws {
    let files = draft.files(under: project.sources) + draft.files(under: project.tests)
    let sources = files.filter { $0.hasSuffix(".swift") }
    // A view controller that existed before the screen stays.
    let types = try types.filter { try project.file(ofClass: $0, in: draft) == nil }
    let uses = try sources.flatMap { file in
      try self.uses(
        of: types, in: try draft.text(file), links: file.hasPrefix(project.tests) ? links : []
      )
      .map { "\n  \(file):\($0)" }
    }
    guard uses.isEmpty else {
      throw Refusal(
        "\(screen.type) can't be removed, because these lines use it. Change them, and try again."
          + uses.prefix(10).joined())
    }
  }

  /// Returns the numbers of the lines that use the screen's types, its states, its case or its links.
  private func uses(of types: [String], in text: String, links: [String]) throws -> [Int] {
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
      let namesType = (types + ["\(variable)Catalog"]).contains {
        line.replacingWord($0, with: "") != line
      }
      let namesStates = [
        "\(variable).screens", "state.\(variable)[", "observeOnMain(\\.\(variable))",
        "observeOnMain(\\.\(variable),",
      ].contains {
        line.replacing($0, with: "") { before, _ in !(before.last?.isPartOfWord ?? false) } != line
      }
      let followsLink =
        ["follow(", "isAt(", "link", "Link", "://"].contains(where: line.contains)
        && links.flatMap { ["\"\($0)\"", "\"\($0)/", "://\($0)\""] }.contains(where: line.contains)
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
