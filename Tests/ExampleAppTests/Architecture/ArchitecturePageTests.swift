import AppTesting
import Foundation
import Testing

/// The page on the architecture, and the tests that enforce what it says.
@Suite(.timeLimit(.minutes(30))) struct ArchitecturePageTests {
  private let page: String
  private let tests: String

  init() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    page = try String(
      contentsOf: folder.appending(path: "../../../Documentation/architecture.md")
        .standardizedFileURL, encoding: .utf8)
    tests = try String(
      contentsOf: folder.appending(path: "ArchitectureTests.swift"), encoding: .utf8)
  }

  @Test func `every rule on the page has a test, and every test a rule`() {
    let rules = page.matches(of: /(?m)^\* \*\*(.+?)\*\*/).map { String($0.output.1) }
    let names =
      ArchitectureRule.all.map(\.name)
      + tests.matches(of: /@Test func `(.+?)`/).map { String($0.output.1) }

    #expect(!rules.isEmpty)
    #expect(rules.sorted() == names.sorted())
  }
}
