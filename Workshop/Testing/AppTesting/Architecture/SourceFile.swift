public import Foundation
import SwiftSource

/// One file of the sources, as a reader sees it.
public struct SourceFile: Sendable {
  /// The path below the folder of all sources, with the target's folder first.
  public let path: String
  /// The contents.
  public let text: String
  /// The name of the file.
  public var name: String { String(path.split(separator: "/").last ?? "") }
  /// The screen whose folder has the file; nil for other files.
  public var screen: String? {
    let parts = path.split(separator: "/").map(String.init)
    guard parts.count >= 4, parts[1] == "Screens" else { return nil }
    return parts[2]
  }

  /// Whether the formatter and the rules leave the file alone.
  var isExempt: Bool { text.hasPrefix("// swift-format-ignore-file\n") }

  /// The words, numbers, texts and signs of the code, without comments.
  let tokens: [SwiftToken]
  /// The identifiers in the code.
  let words: Set<String>
  /// The file's declarations.
  let outline: SwiftOutline

  init(path: String, text: String) {
    self.path = path
    self.text = text
    tokens = SwiftToken.all(in: text)
    words = Set(tokens.filter { $0.kind == .word }.map(\.text))
    outline = SwiftOutline(tokens)
  }

  /// The modules that the file imports.
  public var imports: Set<String> {
    let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    return Set(
      tokens.indices.dropLast().filter { tokens[$0].isWord("import") }.compactMap { index in
        tokens[(index + 1)...].first { $0.kind == .word && !kinds.contains($0.text) }?.text
      })
  }

  /// Returns whether the code says something, as whole words and outside comments and texts.
  ///
  /// A star in front or at the end stands for the rest of a word.
  public func says(_ phrase: String) -> Bool { !tokens.ends(of: phrase).isEmpty }

  /// Returns a message for each line that says one of some phrases, or for those among some tokens.
  func lines(saying phrases: [String], in tokens: [SwiftToken]? = nil) -> [String] {
    let tokens = tokens ?? self.tokens
    return phrases.flatMap { phrase in
      tokens.ends(of: phrase).map { "\(path):\(tokens[$0 - 1].line) says \(phrase)" }
    }
  }

  /// Returns a message for each token.
  func lines(saying tokens: [SwiftToken]) -> [String] {
    tokens.map { "\(path):\($0.line) says \($0.kind == .text ? "“\($0.text)”" : $0.text)" }
  }

  /// Returns a message for each call of some functions whose arguments satisfy a condition.
  ///
  /// A function is given with its parenthesis, and so are the arguments.
  func lines(
    calling functions: [String], in tokens: [SwiftToken]? = nil,
    with condition: (ArraySlice<SwiftToken>) -> Bool
  ) -> [String] {
    let tokens = tokens ?? self.tokens
    return functions.flatMap { function in
      tokens.arguments(of: function).filter(condition)
        .map { "\(path):\(tokens[$0.startIndex].line) says \(function)" }
    }
  }

  /// The files that the folder of a screen has; one made with SwiftUI has a view for what UIKit splits in three.
  static func facets(of screen: String, among names: Set<String>) -> [String] {
    ["Action", "ViewState", "Coordinator"]
      + (names.contains("\(screen)View.swift")
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
