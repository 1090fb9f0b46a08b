import Foundation
import Testing

@testable import Generator

/// A folder with a few files, which is removed with this object.
final class Scratch: Sendable {
  let root = URL.temporaryDirectory.appending(
    path: "generator-\(UUID())", directoryHint: .isDirectory)

  /// Makes a folder with the given files.
  init(_ files: [String: String]) throws {
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  private static let template = URL(filePath: #filePath).appending(path: "../../../..")
    .standardizedFileURL
  /// The models of new screens.
  private static let models = Models(
    template.appending(path: "Workshop/Tools", directoryHint: .isDirectory))

  /// Copies the app in `Starter/`.
  static func starter() throws -> Scratch {
    let starter = Draft(root: template.appending(path: "Starter", directoryHint: .isDirectory))
    let paths =
      ["Sources", "Tests", "App/Starter.xcodeproj"].flatMap(starter.files) + ["Package.swift"]
    return try Scratch(Dictionary(uniqueKeysWithValues: paths.map { ($0, try starter.text($0)) }))
  }

  /// Runs a command, and returns what it prints.
  @discardableResult func run(_ command: Command, _ options: String...) throws -> String {
    try run(command, options)
  }

  /// Runs a command, and returns what it prints.
  @discardableResult func run(_ command: Command, _ options: [String]) throws -> String {
    try command.run(Options(options), at: root, models: Self.models).words
  }

  /// Writes a file.
  func write(_ text: String, to path: String) throws {
    let url = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Changes a text in a file, which must have it.
  func replace(_ old: String, with new: String, in path: String) throws {
    let text = try self.text(path)
    try #require(text.contains(old))
    try write(text.replacing(old, with: new), to: path)
  }

  /// Returns the text of a file.
  func text(_ path: String) throws -> String { try Draft(root: root).text(path) }

  /// Returns whether there is such a file or folder.
  func exists(_ path: String) -> Bool { Draft(root: root).exists(path) }

  /// Returns the text of a file of the app.
  func app(_ path: String) throws -> String { try text("Sources/Starter/\(path)") }

  /// The texts of all files, by their paths.
  var files: [String: String] {
    get throws {
      let draft = Draft(root: root)
      return try Dictionary(
        uniqueKeysWithValues: draft.files(under: ".").map {
          (String($0.dropFirst(2)), try draft.text($0))
        })
    }
  }

  /// Commits all files to a new repository of git.
  func commitAll() throws {
    for arguments in [
      "init --quiet --template=", "add --all",
      "-c user.name=a -c user.email=a@example.invalid commit --quiet --message Start",
    ] {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = ["git"] + arguments.split(separator: " ").map(String.init)
      process.currentDirectoryURL = root
      try process.run()
      process.waitUntilExit()
      try #require(process.terminationStatus == 0)
    }
  }
}
