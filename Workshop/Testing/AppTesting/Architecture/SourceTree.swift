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
  /// The names of the screens.
  let screens: Set<String>
  /// The reducers, and the functions that change a state, file by file.
  private(set) var reducers: [ReducerSource] = []

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
    self.init(
      files: files,
      recordableNames: recordableTypes?.names ?? Set(files.flatMap(Self.recordedNames)),
      resources: folders.map { $0.appending(path: "Resources") }
        .filter { FileManager.default.fileExists(atPath: $0.path) },
      otherWords: otherWords)
  }

  /// Takes sources, which need no folder.
  init(
    files: [SourceFile], recordableNames: Set<String>, resources: [URL] = [],
    otherWords: [String] = []
  ) {
    let files = files.filter { !$0.isExempt }
    self.files = files
    self.recordableNames = recordableNames
    self.resources = resources
    self.otherWords = otherWords
    screens = Set(files.compactMap(\.screen))
    reducers = findReducers()
  }

  /// Reads the sources of an app and of its modules, which are all folders in a folder.
  ///
  /// A file whose first line is `// swift-format-ignore-file` is exempt from all rules: code from before, until it is
  /// converted.
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

  /// The files in screens' folders whose names have an ending.
  func screenFiles(_ suffix: String) -> [SourceFile] {
    files.filter { $0.screen != nil && $0.name.hasSuffix(suffix) }
  }
}
