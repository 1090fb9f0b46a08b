public import Foundation
public import Redux

/// The sources of an app, as the rules of the architecture read them.
public struct SourceTree: Sendable {
  /// The Swift files of the app, and of its modules.
  public let files: [SourceFile]
  /// The folders with the texts of the app and its modules, `….lproj` inside.
  let resources: [URL]
  /// Texts that the tables have for others than these sources.
  let otherWords: [String]
  /// The names of the actions and errors that recordings can have.
  let recordableNames: Set<String>
  /// The names of the screens' rooms.
  let rooms: Set<String>

  /// Reads the sources.
  ///
  /// - Parameters:
  ///   - folders: The folders of the app's target and modules.
  ///   - recordableTypes: The app's `recordableTypes`; by default, the names in the
  ///     source of its `recordedTypes`.
  ///   - otherWords: Texts that the tables have for others than these sources.
  /// - Throws: The error of a file that can't be read.
  public init(
    _ folders: [URL], recordableTypes: RecordableTypes? = nil, otherWords: [String] = []
  ) throws {
    let files = try folders.flatMap(SourceFile.all)
    self.files = files
    resources = folders.map { $0.appending(path: "Resources") }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
    self.otherWords = otherWords
    recordableNames = recordableTypes?.names ?? Set(files.flatMap(Self.recordedNames))
    rooms = Set(files.compactMap(\.room))
  }

  /// Takes sources that need no folder.
  init(files: [SourceFile], recordableNames: Set<String>) {
    (self.files, self.recordableNames) = (files, recordableNames)
    (resources, otherWords) = ([], [])
    rooms = Set(files.compactMap(\.room))
  }

  /// Reads the sources of an app and of its modules, which are all folders in a folder.
  public init(modulesIn sources: URL) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted()
    let folders = names.filter { !$0.hasPrefix(".") }.map {
      sources.appending(path: $0, directoryHint: .isDirectory)
    }
    try self.init(folders)
  }

  /// The names in the list of the types that an app records, if a file has it.
  private static func recordedNames(in file: SourceFile) -> [String] {
    guard let list = file.text.firstMatch(of: /let recordedTypes[^=]*= \[([^\]]*)\]/) else {
      return []
    }
    return list.1.matches(of: /(\w+)\.self/).map { String($0.1) }
  }

  /// The files of screens' rooms whose names have an ending.
  func room(_ suffix: String) -> [SourceFile] {
    files.filter { $0.room != nil && $0.name.hasSuffix(suffix) }
  }
}
