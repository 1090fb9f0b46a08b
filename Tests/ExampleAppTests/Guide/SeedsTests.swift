import AppShell
import AppTesting
import Foundation
import Testing

/// The page of the rules and ideas, and what it names.
@Suite(.timeLimit(.minutes(30))) struct SeedsTests {
  /// A rule, the file or folder of Sights where it shows, and its test.
  struct Seed: CustomStringConvertible, Sendable {
    let rule, use, test: String
    var description: String { rule }
  }

  /// An idea that the project grew from, whether it is kept, and where that shows.
  struct Idea: CustomStringConvertible, Sendable {
    let idea, outcome, page, file, test: String
    var description: String { idea }
  }

  static let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
  static let rules = (try? text("Documentation/Guide.docc/Articles/TheRules.md")) ?? ""
  static let contents = (try? text("Documentation/seeds.md")) ?? ""
  static let seeds = readSeeds()
  static let ideas = readIdeas()
  static let files = ["Sources", "Tests", "Documentation", "Samples", "Starter", "Workshop"]
    .flatMap(names)
  static let pages = files.filter { $0.hasSuffix(".md") || $0.hasSuffix(".tutorial") }
  /// The names of all tests, each as often as there is one.
  static let tests = readTests()

  @Test func `there is a seed for each part of the architecture`() {
    #expect(Self.seeds.count >= 15)
    #expect(Set(Self.seeds.map(\.rule)).count == Self.seeds.count)
  }

  @Test(arguments: seeds)
  func `a seed has its code and its test`(seed: Seed) {
    let used = Self.files.filter {
      $0.hasPrefix("Sources/ExampleApp/")
        && ($0.hasSuffix("/\(seed.use).swift") || $0.contains("/\(seed.use)/"))
    }

    #expect(!used.isEmpty)
    #expect(Self.tests.count { $0 == seed.test } == 1)
  }

  @Test func `no idea is forgotten, and none is listed twice`() {
    let rows = Self.contents.matches(of: /(?m)^\| (?!idea |---)/)

    #expect(Self.ideas.count >= 100)
    #expect(Self.ideas.count == rows.count)
    #expect(Set(Self.ideas.map(\.idea)).count == Self.ideas.count)
  }

  @Test(arguments: ideas)
  func `an idea is kept, or changed for a reason, and both are shown`(idea: Idea) {
    #expect(idea.outcome.contains(/^(?:kept|changed)(?:: .+)?$/))
    #expect(idea.outcome != "changed")
    #expect(Self.pages(named: idea.page).count == 1)
    #expect(Self.files(named: idea.file).count == 1)
    let isTested = Self.tests.contains(idea.test)
    #expect(isTested, "No test is named “\(idea.test)”.")
  }

  private static func files(named name: String) -> [String] {
    files.filter { $0.hasSuffix("/\(name)") }
  }

  private static func pages(named name: String) -> [String] {
    pages.filter { $0.hasSuffix("/\(name).md") || $0.hasSuffix("/\(name).tutorial") }
  }

  private static func readSeeds() -> [Seed] {
    let row = #/(?m)^\| [ABC] \| (.+?) \| .+? \| `(.+?)` \| `(.+?)` \|$/#
    return rules.matches(of: row).map { match in
      let (_, rule, use, test) = match.output
      return Seed(rule: "\(rule)", use: "\(use)", test: "\(test)")
    }
  }

  private static func readIdeas() -> [Idea] {
    let row =
      #/(?m)^\| (.+?) \| (.+?) \| \[[^\]]+\]\((?:\S+/)?(\w+)\.\w+\) \| `(.+?)` \| `(.+?)` \|$/#
    return contents.matches(of: row).map { match in
      let (_, idea, outcome, page, file, test) = match.output
      return Idea(
        idea: "\(idea)", outcome: "\(outcome)", page: "\(page)", file: "\(file)",
        test: "\(test)")
    }
  }

  private static func readTests() -> [String] {
    let sources = files.filter { $0.contains("Tests/") && $0.hasSuffix(".swift") }
    return ArchitectureRule.all.map(\.name)
      + sources.flatMap { file in
        ((try? text(file)) ?? "").matches(of: /func `([^`\\]+)`\(/).map { "\($0.1)" }
      }
  }

  private static func names(_ folder: String) -> [String] {
    let files = FileManager.default.enumerator(
      at: root.appending(path: folder), includingPropertiesForKeys: nil,
      options: .skipsHiddenFiles)
    let paths = files?.compactMap { ($0 as? URL)?.path } ?? []
    return paths.map { String($0.dropFirst(root.path.count + 1)) }
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
