public import Foundation

/// One file of the sources, as a reader sees it.
public struct SourceFile: Sendable {
  /// The path below the folder of all sources, with that of the target first.
  public let path: String
  /// The contents.
  public let text: String

  /// The name of the file.
  public var name: String { String(path.split(separator: "/").last ?? "") }
  /// The room of a screen; nil for files that belong to none.
  public var room: String? {
    let parts = path.split(separator: "/").map(String.init)
    guard parts.count == 4, parts[1] == "Screens" else { return nil }
    return parts[2]
  }

  /// The modules that the file imports.
  public var imports: Set<String> {
    Set(
      text.split(separator: "\n").compactMap { line in
        let words = line.split(separator: " ").map(String.init)
        guard let place = words.firstIndex(of: "import"), place <= 2, words.count == place + 2
        else { return nil }
        return words[place + 1]
      })
  }

  /// The identifiers in the text.
  var words: Set<String> {
    Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
  }

  /// Returns whether the code says something, as whole words and outside comments.
  public func says(_ phrase: String) -> Bool {
    let code = text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
    let isWord = { (character: Character?) in
      character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
    }
    return code.contains { line in
      line.ranges(of: phrase).contains { range in
        !(isWord(phrase.first) && isWord(line[..<range.lowerBound].last))
          && !(isWord(phrase.last) && isWord(line[range.upperBound...].first))
      }
    }
  }

  /// The kinds of files in a room; one made with SwiftUI has a view for what UIKit splits in three.
  static func facets(of room: String, among names: Set<String>) -> [String] {
    ["State", "ViewState", "Coordinator"]
      + (names.contains("\(room)View.swift")
        ? ["View"] : ["ViewController", "ViewController+Layout", "ViewController+Renderer"])
  }

  /// Returns all Swift files in the folder of a target.
  public static func all(in folder: URL) throws -> [SourceFile] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return try (paths ?? []).filter { $0.hasSuffix(".swift") }.sorted().map { path in
      SourceFile(
        path: "\(folder.lastPathComponent)/\(path)",
        text: try String(contentsOf: folder.appending(path: path), encoding: .utf8))
    }
  }
}
