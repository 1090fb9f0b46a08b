import Foundation
import Testing

@testable import ExampleApp

/// The texts in the sources, and those in the tables of all languages.
@Suite struct WordsTests {
  /// The lines of each language's table.
  private let tables: [String: [Substring]]
  /// The keys that the sources use, and those of the terminal itself.
  private let used: Set<String>

  init() throws {
    let resources = URL(filePath: #filePath)
      .appending(path: "../../../../Sources/ExampleApp/Resources").standardizedFileURL
    let folders = try FileManager.default.contentsOfDirectory(atPath: resources.path)
      .filter { $0.hasSuffix(".lproj") }
    tables = try Dictionary(
      uniqueKeysWithValues: folders.map { folder in
        let url = resources.appending(path: "\(folder)/Localizable.strings")
        return (folder, try String(contentsOf: url, encoding: .utf8).split(separator: "\n"))
      })
    let sources = try SourceFile.all()
    let terminal = sources.first { $0.name == "TerminalWord.swift" }?.text ?? ""
    used = Set(
      sources.flatMap(\.text.localizedKeys)
        + terminal.matches(of: /= "(.*)"/).map { String($0.output.1) })
  }

  @Test func `each language has all texts of the sources, and no other`() throws {
    #expect(tables.keys.contains("en.lproj") && !used.isEmpty)
    for (language, lines) in tables {
      let keys = Set(try lines.map { Self.plain(try Self.entry($0).key) })
      #expect(used.subtracting(keys) == [], "\(language) lacks these")
      #expect(keys.subtracting(used) == [], "The sources don't use these of \(language)")
    }
  }

  @Test func `a table has one text a line, each once, in alphabetical order`() throws {
    for (language, lines) in tables {
      let keys = try lines.map { try Self.entry($0).key }
      #expect(keys == Set(keys).sorted(), "\(language)")
    }
  }

  @Test func `a translation has the values of its text`() throws {
    for line in tables.values.joined() {
      let (key, text) = try Self.entry(line)
      #expect(Self.values(of: key) == Self.values(of: text), "\(line)")
    }
  }

  @Test(arguments: [
    (#"localized("Sign In")"#, ["Sign In"]), (#"localized(words), relocalized("a")"#, []),
    (
      #"localized("By \(name(of: a)), “\(b)” \"c\"\n") + localized("d")"#,
      ["By %, “%” \"c\"\n", "d"]
    ),
    (#"let a: Words = Words(key: "e")"#, ["e"]), ("localized(\n  \"f\")", ["f"]),
  ])
  func `the texts of a source are found`(code: String, keys: [String]) {
    #expect(code.localizedKeys == keys)
  }

  /// Reads a line of a table.
  private static func entry(_ line: Substring) throws -> (key: String, text: String) {
    let entry = try PropertyListSerialization.propertyList(from: Data(line.utf8), format: nil)
    return try #require((entry as? [String: String])?.first.map { ($0.key, $0.value) })
  }

  /// Returns a key with a `%` for each value, as those of the sources have.
  private static func plain(_ key: String) -> String { key.replacing(/%(?:@|lld)/, with: "%") }

  /// Returns the placeholders of a text, each with its position.
  private static func values(of text: String) -> [String] {
    text.matches(of: /%(?:([1-9])\$)?(@|lld)/).enumerated().map { index, match in
      "\(match.output.1 ?? "\(index + 1)")\(match.output.2)"
    }.sorted()
  }
}
