import Foundation
import Testing

/// How much of everyday UIKit the terminal has; what it doesn't is on the page, with what to use instead.
@Suite(.timeLimit(.minutes(30))) struct EverydayUIKitTests {
  private let statements: [Statement]
  private let page: String

  private struct Statement {
    let text: String
    let isMissing: Bool
  }

  init() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let source = try String(
      contentsOf: folder.appending(path: "EverydayUIKit.swift"), encoding: .utf8)
    statements = Self.statements(in: source)
    let root = folder.appending(path: "../../../../..").standardizedFileURL
    page = try String(
      contentsOf: root.appending(path: "Documentation/standard-uikit.md"), encoding: .utf8)
  }

  /// Returns the lines that begin a statement in a function, a member of a class, or an empty class.
  private static func statements(in source: String) -> [Statement] {
    var found: [Statement] = []
    var (braces, brackets, isMissing) = (0, 0, false)
    for line in source.split(separator: "\n") {
      let text = line.trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("#if") { isMissing = !text.contains("UIKit") }
      if text.hasPrefix("#endif") { isMissing = false }
      let isMember = braces > 0 && !text.hasSuffix("{") || text.hasSuffix("{}")
      if brackets == 0, isMember, !["}", "#", "/"].contains(text.prefix(1)) {
        found.append(Statement(text: text, isMissing: isMissing))
      }
      braces += text.count { $0 == "{" } - text.count { $0 == "}" }
      brackets += text.count { "([".contains($0) } - text.count { ")]".contains($0) }
    }
    return found
  }

  @Test func `the terminal has 138 of 155 lines`() {
    #expect(statements.count == 155)
    #expect(statements.filter { !$0.isMissing }.count == 138)
  }

  @Test func `the page says what to use for what the terminal doesn't have`() throws {
    let section = try #require(
      page.components(separatedBy: "## Not in the terminal").dropFirst().first)
    let names = section.matches(of: /`(?:UI)?([@#]?\w+)[^`]*`/).map { $0.output.1.lowercased() }

    let unnamed = statements.filter { one in
      one.isMissing && !names.contains(where: one.text.lowercased().contains)
    }

    #expect(unnamed.map(\.text).isEmpty)
  }
}
