import Foundation
import Testing

/// The page on TerminalUIKit, checked against the sources.
@Suite(.timeLimit(.minutes(30))) struct DocumentationTests {
  private let page: String
  private let sources: String

  init() throws {
    let root = URL(filePath: #filePath).appending(path: "../../../../..").standardizedFileURL
    page = try String(
      contentsOf: root.appending(path: "Documentation/terminaluikit.md"), encoding: .utf8)
    let folder = root.appending(path: "Workshop/Terminal/TerminalUIKit")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    sources = try (paths ?? []).filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
      .joined(separator: "\n")
  }

  private func named(_ pattern: Regex<(Substring, Substring)>, in text: String) -> Set<String> {
    Set(text.matches(of: pattern).map { String($0.output.1) })
  }

  @Test func `the page lists exactly the environment variables that are read`() {
    let read = named(/environment\["(\w+)"/, in: sources)

    #expect(read.count >= 6)
    #expect(named(/(?m)^\| `([A-Z_]+)` \|/, in: page) == read)
  }

  @Test func `the page lists exactly the public types`() {
    let types = named(
      /(?m)^ *(?:@MainActor )?(?:public|open) (?:final )?(?:class|struct|enum|protocol|typealias) ((?:UI|NS|Terminal)\w+)/,
      in: sources)
    let table = page.split(separator: "\n").filter { $0.hasPrefix("| ") }.prefix(9)

    #expect(named(/`((?:UI|NS|Terminal)\w+)`/, in: table.joined()) == types)
  }
}
