import Foundation
import SwiftSource

extension ArchitectureRule {
  /// The rules about the texts of a module in all of its languages.
  public static let words: [ArchitectureRule] = [
    .init(
      "each language has all texts of the sources, and no other",
      fix: "Add the text to the table, or remove the line that no source uses."
    ) { tree in
      tree.tables.flatMap { table in
        let keys = Set(table.entries.map { WordEntry.plain($0.key) })
        return table.used.subtracting(keys).sorted().map { "\(table.name) lacks “\($0)”" }
          + keys.subtracting(table.used).sorted().map { "no source uses “\($0)” of \(table.name)" }
      }
    },
    .init(
      "a table has one text a line, each once, in alphabetical order",
      fix: "Move the line to its place, or remove the second of two."
    ) { tree in
      tree.tables.compactMap { table in
        let keys = table.entries.map(\.key)
        let neighbors = zip(keys, keys.dropFirst()).first { $0 >= $1 }
        return neighbors.map { "\(table.name) isn't in order: “\($1)” comes after “\($0)”" }
      }
    },
    .init(
      "a translation has the values of its text",
      fix: "Write the %@ and %lld of the key, in another order as %2$@ and %1$@."
    ) { tree in
      tree.tables.flatMap { table in
        table.entries.filter { WordEntry.values(of: $0.key) != WordEntry.values(of: $0.text) }
          .map { "\(table.name) has other values in “\($0.text)”" }
      }
    },
  ]
}

/// The texts of one language, line by line.
private struct WordList {
  let name: String
  /// The texts of the module's sources.
  let used: Set<String>
  let entries: [WordEntry]
}

/// A line of a table.
private struct WordEntry {
  let key, text: String

  init?(_ line: Substring) {
    let entry = try? PropertyListSerialization.propertyList(from: Data(line.utf8), format: nil)
    guard let (key, text) = (entry as? [String: String])?.first else { return nil }
    self.key = key
    self.text = text
  }

  /// Returns a key with a `%` for each value, like the keys in the sources.
  static func plain(_ key: String) -> String { key.replacing(/%(?:@|lld)/, with: "%") }

  /// Returns the placeholders of a text, each with its position.
  static func values(of text: String) -> [String] {
    text.matches(of: /%(?:([1-9])\$)?(@|lld)/).enumerated().map { index, match in
      "\(match.output.1 ?? "\(index + 1)")\(match.output.2)"
    }.sorted()
  }
}

extension SourceTree {
  /// The tables of all languages; a line that can't be read is an entry without a key.
  fileprivate var tables: [WordList] {
    resources.flatMap { folder in
      let module = folder.deletingLastPathComponent().lastPathComponent
      let sources = files.filter { $0.path.hasPrefix("\(module)/") }
      let used = Set(sources.flatMap(\.tokens.localizedKeys) + otherWords)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.filter { $0.hasSuffix(".lproj") }.sorted().map { name in
        let url = folder.appending(path: "\(name)/Localizable.strings")
        let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
        return WordList(
          name: "\(module)/\(name)", used: used,
          entries: text.split(separator: "\n").compactMap(WordEntry.init))
      }
    }
  }
}
