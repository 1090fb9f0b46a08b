public import Foundation
public import Redux

/// The sources of an app, as the rules of the architecture read them.
public struct SourceTree: Sendable {
  /// The Swift files of the app, and of its modules.
  public let files: [SourceFile]
  /// The folders with the texts of the app and its modules, `….lproj` inside.
  let resources: [URL]
  /// The texts that the tables must have.
  let usedWords: Set<String>
  /// The names of the actions and errors that recordings can have.
  let recordableNames: Set<String>
  /// The names of the screens' rooms.
  let rooms: Set<String>

  /// Reads the sources.
  ///
  /// - Parameters:
  ///   - folders: The folders of the app's target and of its own modules.
  ///   - recordableTypes: The app's ``AppShell/AppType/recordableTypes``.
  ///   - otherWords: Texts that the tables have for others than these sources.
  public init(
    _ folders: [URL], recordableTypes: RecordableTypes, otherWords: [String] = []
  ) throws {
    let files = try folders.flatMap(SourceFile.all)
    self.files = files
    resources = folders.map { $0.appending(path: "Resources") }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
    usedWords = Set(files.flatMap(\.text.localizedKeys) + otherWords)
    recordableNames = recordableTypes.names
    rooms = Set(files.compactMap(\.room))
  }

  /// The files of screens' rooms whose names have an ending.
  func room(_ suffix: String) -> [SourceFile] {
    files.filter { $0.room != nil && $0.name.hasSuffix(suffix) }
  }
}
