import Foundation

/// One file of the sources, as a reader sees it.
struct SourceFile {
  let path: String
  let text: String

  var name: String { String(path.split(separator: "/").last ?? "") }
  /// The first folder below Sources.
  var target: String { String(path.split(separator: "/").first ?? "") }

  /// The room of a screen; nil for files that belong to none.
  var room: String? {
    let parts = path.split(separator: "/").map(String.init)
    guard target == "ExampleApp", parts.count == 4, parts[1] == "Screens" else { return nil }
    return parts[2]
  }

  var imports: Set<String> {
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

  /// All Swift files below Sources.
  static func all() throws -> [SourceFile] {
    let folder = URL(filePath: #filePath)
      .appending(path: "../../../../Sources").standardizedFileURL
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return try (paths ?? []).filter { $0.hasSuffix(".swift") }.map { path in
      SourceFile(
        path: path, text: try String(contentsOf: folder.appending(path: path), encoding: .utf8))
    }
  }
}
