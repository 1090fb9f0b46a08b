import SwiftSource

/// The tables with the texts of an app, one for each language: `Resources/de.lproj/Localizable.strings`
/// for German.
///
/// They have the texts that the sources pass to `localized`, one a line, in alphabetical order.
struct WordTables {
  /// The folder of the module.
  let sources: String

  private var folder: String { "\(sources)/Resources" }

  /// Adds the texts that the sources use now, and did not use in an older draft, if a table lacks them.
  ///
  /// They are in English until somebody translates them, unless the models have them in the table's
  /// language. Give lines for new texts with values, whose types the sources don't say.
  func addMissing(
    to draft: inout Draft, since old: Draft? = nil, lines: [String], models: Models
  ) throws {
    let new = try keys(in: draft).subtracting(try old.map(keys) ?? [])
    let english = Self.entries(of: models.words(in: "en.lproj"))
    let given = Self.entries(of: lines)
    for language in draft.folders(in: folder) where language.hasSuffix(".lproj") {
      let translated = Self.entries(of: models.words(in: language))
      try draft.edit(table("\(folder)/\(language)")) { text in
        let missing = new.subtracting(Self.entries(of: Self.lines(of: text)).keys)
        for key in missing.sorted() {
          let line = translated[key] ?? given[key] ?? english[key] ?? Self.line(key)
          if let line { text = Self.inserting(line, in: text) }
        }
      }
    }
  }

  /// Removes the texts that the sources used before, and no longer use.
  func removeUnused(from draft: inout Draft, since old: Draft) throws {
    let unused = try keys(in: old).subtracting(try keys(in: draft))
    for language in draft.folders(in: folder) where language.hasSuffix(".lproj") {
      try draft.edit(table("\(folder)/\(language)")) { text in
        text = text.lines { line in
          Self.key(of: line).map { unused.contains($0) } == true ? nil : line
        }
      }
    }
  }

  /// Returns the lines of each table that no source uses; a table without such lines isn't among them.
  func unusedLines(in draft: Draft) throws -> [(table: String, lines: [String])] {
    let used = try keys(in: draft)
    return try draft.folders(in: folder).filter { $0.hasSuffix(".lproj") }
      .map { table("\(folder)/\($0)") }.filter(draft.isFile)
      .map { table in
        let lines = Self.lines(of: try draft.text(table))
        return (table, lines.filter { Self.key(of: $0).map { !used.contains($0) } ?? false })
      }.filter { !$0.lines.isEmpty }
  }

  /// Returns a line for a text without values, in English; `nil` if it has values.
  static func line(_ key: String) -> String? {
    key.contains("%") ? nil : entry(key)
  }

  /// Returns a line for a text, in English.
  static func entry(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n")
    return "\"\(escaped)\" = \"\(escaped)\";"
  }

  /// Returns the lines of the English table; none if there is no such table.
  func englishLines(in draft: Draft) throws -> [String] {
    let table = table("\(folder)/en.lproj")
    return draft.isFile(table) ? Self.lines(of: try draft.text(table)) : []
  }

  /// Returns the keys that the sources use, with a `%` for each value.
  private func keys(in draft: Draft) throws -> Set<String> {
    Set(
      try draft.files(under: sources).filter { $0.hasSuffix(".swift") }
        .flatMap { SwiftToken.all(in: try draft.text($0)).localizedKeys })
  }

  private func table(_ folder: String) -> String { "\(folder)/Localizable.strings" }

  private static func entries(of lines: [String]) -> [String: String] {
    Dictionary(lines.compactMap { line in key(of: line).map { ($0, line) } }) { first, _ in first }
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }

  /// Returns the key of a line; `nil` if the line is something else.
  private static func wholeKey(of line: String) -> String? {
    guard line.hasPrefix("\"") else { return nil }
    return line.prefixMatch(of: /"((?:[^"\\]|\\.)*)"\s*=/).map { match in
      String(match.output.1.replacing(/\\(.)/) { $0.output.1 == "n" ? "\n" : $0.output.1 })
    }
  }

  /// Returns the key of a line, with a `%` for each value; `nil` if the line is something else.
  private static func key(of line: String) -> String? {
    wholeKey(of: line)?.replacing("%@", with: "%").replacing("%lld", with: "%")
  }

  /// Returns a table with one more line, in order.
  private static func inserting(_ line: String, in text: String) -> String {
    var lines = lines(of: text)
    let key = wholeKey(of: line) ?? ""
    let place = lines.firstIndex { wholeKey(of: $0).map { $0 > key } ?? false } ?? lines.endIndex
    lines.insert(line, at: place)
    return lines.joined(separator: "\n") + "\n"
  }
}
