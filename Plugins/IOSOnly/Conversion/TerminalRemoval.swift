import Foundation

/// Removes the terminal from an app without the demo.
struct TerminalRemoval {
  let project: Project

  /// What goes as a whole.
  private var terminal: [String] {
    [
      "Sources/TerminalUIKit", "Tests/TerminalUIKitTests", "Tests/CoordinatorUIKitTests",
      "Tests/TemplateTests", "Tests/Terminal", "Benchmarks/Sources/TerminalBenchmarks",
      "Documentation/terminaluikit.md", "Documentation/standard-uikit.md",
      "Documentation/Guide.docc/Articles/FromABugToATest.md", ".ci/drive",
      ".ci/expectations", ".ci/report",
      "\(project.tests)/Recordings", "Plugins/IOSOnly",
    ]
  }

  /// Removes the terminal from a draft, and returns how many tests of the app went with it.
  func perform(on draft: inout Draft) throws -> Int {
    let old = draft
    for path in terminal { draft.delete(path) }
    for file in swiftFiles(in: project.sources, of: draft) {
      try draft.edit(file) { $0 = $0.withoutTerminal }
      if try draft.text(file).allSatisfy(\.isWhitespace) { draft.delete(file) }
    }
    let rooms = swiftFiles(in: "Plugins/Room", of: draft)
    for file in rooms where file.hasSuffix("FlowTests.swift") { draft.delete(file) }
    for file in rooms where !file.contains("/Tests/") { try limit(file, in: &draft) }
    for file in swiftFiles(in: "Sources/CoordinatorUIKit", of: draft) {
      try draft.edit(file) { $0 = $0.importingUIKit.limited(to: "canImport(UIKit)") }
    }
    let tests = try limitApp(in: &draft)
    try editTexts(in: &draft)
    try WordTables(project: project).removeUnused(from: &draft, since: old)
    return tests
  }

  /// Limits what uses UIKit to iOS, and deletes the tests that use that.
  ///
  /// - Returns: How many files with tests were deleted.
  private func limitApp(in draft: inout Draft) throws -> Int {
    let sources = swiftFiles(in: project.sources, of: draft)
    let tests = swiftFiles(in: project.tests, of: draft).filter {
      !$0.hasPrefix("\(project.tests)/Flows/")
    }
    let files = try (sources + tests).map { AppFile(path: $0, text: SwiftText(try draft.text($0))) }
    let onIOS = AppFile.usingUIKit(among: files)
    for path in sources where onIOS.contains(path) { try limit(path, in: &draft) }
    let gone = tests.filter(onIOS.contains)
    for path in gone { draft.delete(path) }
    return gone.filter { $0.hasSuffix("Tests.swift") }.count
  }

  private func limit(_ file: String, in draft: inout Draft) throws {
    try draft.edit(file) { text in
      if text.contains("import UIKit") || file.hasPrefix(project.sources) {
        text = text.limited(to: "os(iOS)")
      }
    }
  }

  private func swiftFiles(in folder: String, of draft: Draft) -> [String] {
    draft.files(under: folder).filter { $0.hasSuffix(".swift") && draft.data($0) != nil }
  }

  /// Returns the pages that still name what is gone.
  func pagesThatNameTheTerminal(in draft: Draft) -> [String] {
    draft.files(under: "").filter { path in
      path.hasSuffix(".md") && !path.hasPrefix("CHANGELOG") && !path.hasPrefix("Sources/")
        && (try? draft.text(path))?.contains("TerminalUIKit") == true
    }
  }
}

/// A file of the app or of its tests, with the names that it declares and uses.
private struct AppFile {
  let path: String
  let declared, used: Set<String>
  let importsUIKit: Bool

  init(path: String, text: SwiftText) {
    self.path = path
    // The name of a test is a sentence, and not a use of its words.
    let code = String(zip(text.characters, text.isCode).map { $1 ? $0 : " " })
      .replacing(/`[^`\n]*`/, with: "")
    used = Set(code.split { !$0.isPartOfWord }.map(String.init))
    importsUIKit = code.contains("import UIKit") || code.contains("import CoordinatorUIKit")
    let kinds: Set = ["struct", "class", "enum", "protocol", "actor", "typealias", "func", "let"]
    // The lines of a file that is compiled on a condition are indented.
    let indentation = code.hasPrefix("#if") ? "   " : " "
    let lines = code.split(separator: "\n").filter { !$0.hasPrefix(indentation) }
    declared = Set(
      lines.flatMap { line in
        let words = line.split { !$0.isPartOfWord }.map(String.init)
        return zip(words, words.dropFirst()).filter { kinds.contains($0.0) }.map(\.1)
      })
  }

  /// Returns the paths of the files that import UIKit, or use what such a file declares.
  static func usingUIKit(among files: [AppFile]) -> Set<String> {
    var (found, names) = (Set<String>(), Set<String>())
    while true {
      let more = files.filter {
        !found.contains($0.path) && ($0.importsUIKit || !$0.used.isDisjoint(with: names))
      }
      if more.isEmpty { return found }
      found.formUnion(more.map(\.path))
      names.formUnion(more.flatMap(\.declared))
    }
  }
}

extension String {
  /// The text without what is compiled for the terminal only.
  fileprivate var withoutTerminal: String {
    replacing(
      /(?m)^ *#if !os\(iOS\)(?: && !\w+)?\n((?:(?!^ *#(?:if|else|endif)).*\n)*?)^ *#endif\n/
    ) {
      $0.1.contains("Terminal") || $0.1.contains("import UIKit") ? "" : String($0.0)
    }.replacing(Self.platforms) {
      $0.2?.contains("Terminal") == true ? "#if os(iOS)\n\($0.1)#endif\n" : String($0.0)
    }
  }

  /// The text with one import of UIKit, whatever the platform.
  fileprivate var importingUIKit: String {
    replacing(/#if canImport\(UIKit\)\n +(.*import UIKit)\n#else\n.*\n#endif\n/) { "\($0.1)\n" }
  }

  /// Returns a text that is compiled on some platforms only.
  fileprivate func limited(to condition: String) -> String {
    let text = condition == "os(iOS)" ? replacing(Self.platforms) { String($0.1) } : self
    return "#if \(condition)\n\(text)#endif\n"
  }

  /// What is for iOS, and what is for other platforms.
  private static var platforms: Regex<(Substring, Substring, Substring?)> {
    /(?m)^ *#if os\(iOS\)\n((?:(?!^ *#(?:if|else|endif)).*\n)*?)(?:^ *#else\n((?:(?!^ *#(?:if|else|endif)).*\n)*?))?^ *#endif\n/
  }
}
