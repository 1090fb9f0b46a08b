import AppShell
import AppTesting
import Foundation
import Testing

/// The page of the rules, and what it names.
@Suite struct SeedsTests {
  /// A rule, its page, a file that uses it, the file that defines it, and its test.
  struct Seed: CustomStringConvertible, Sendable {
    let rule, page, use, definition, test: String
    var description: String { rule }
  }

  static let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
  static let seeds = read()
  static let files = ["Sources", "Tests", "Documentation"].flatMap(names)

  @Test func `there is a seed for each part of the architecture`() {
    #expect(Self.seeds.count >= 15)
    #expect(Set(Self.seeds.map(\.rule)).count == Self.seeds.count)
  }

  @Test(arguments: seeds)
  func `a seed has its page, its code and its test`(seed: Seed) throws {
    let page = Self.files.filter {
      $0.hasSuffix("/\(seed.page).md") || $0.hasSuffix("/\(seed.page).tutorial")
    }
    let use = Self.files.filter {
      $0.hasPrefix("Sources/ExampleApp/") && $0.hasSuffix("/\(seed.use)")
    }
    let definition = Self.files.filter {
      !$0.hasPrefix("Sources/ExampleApp/") && $0.hasPrefix("Sources/")
        && $0.hasSuffix("/\(seed.definition)")
    }
    let tests = try Self.files.filter { $0.hasPrefix("Tests/") && $0.hasSuffix(".swift") }.filter {
      try Self.text($0).contains("func `\(seed.test)`(")
    }
    let rules = ArchitectureRule.all.filter { $0.name == seed.test }

    #expect(page.count == 1)
    #expect(use.count == 1)
    #expect(definition.count == 1)
    #expect(tests.count + rules.count == 1)
  }

  private static func read() -> [Seed] {
    let text = (try? text("Documentation/Guide.docc/Articles/Seeds.md")) ?? ""
    let row =
      #/\* \*\*(.+?\.)\*\*[^*]+?Read <doc:(?:/\w+/)?(\w+)>; used in `(.+?)`, defined in `(.+?)`,\s+kept by the test `(.+?)`\./#
    return text.matches(of: row).map { match in
      let (_, rule, page, use, definition, test) = match.output
      return Seed(
        rule: "\(rule)", page: "\(page)", use: "\(use)", definition: "\(definition)",
        test: "\(test)")
    }
  }

  private static func names(_ folder: String) -> [String] {
    let paths = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    return (paths?.compactMap { $0 as? String } ?? []).map { "\(folder)/\($0)" }
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
