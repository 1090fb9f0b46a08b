#if !os(iOS)
  import AppInspector
  import AppShell
  import Foundation
  import Redux
  import ReduxRecording
  import Testing

  /// What `make gallery` asks for, in the environment.
  enum Gallery {
    static let folder = ProcessInfo.processInfo.environment["GALLERY"]
    static let languages = ProcessInfo.processInfo.environment["GALLERY_LANGUAGES"] ?? "en"
    static let sizes = [(80, 24), (40, 12), (60, 20), (130, 36), (200, 60)]

    /// Draws the app of the newest user.
    @MainActor static var drawNewest: ((_ scene: String) async throws -> Void)?

    /// Draws the app of the user whom a test made last, under the names of the suite and the test.
    @MainActor static func drawScene(of test: Test) async throws {
      defer { drawNewest = nil }
      // The identifier is `Module.Suite/test()/File.swift:1:1`.
      let suite = "\(test.id)".split { "./".contains($0) }.dropFirst().first ?? ""
      try await drawNewest?("\(suite) \(test.name)")
    }
  }

  extension AppUser {
    /// Draws the app as it is now for `make gallery`: in five sizes, in each language, light and dark.
    ///
    /// It does nothing unless `make gallery` runs the tests. The pictures are drawn from the state, on
    /// separate screens where no effect runs, so a text that only a view holds is missing.
    ///
    /// - Parameter scene: The name of the pictures. They replace others of that name.
    /// - Throws: An error if the pictures can't be written, or if the first actions were dropped.
    public func draw(_ scene: String) async throws {
      guard let folder = Gallery.folder else { return }
      let file = try #require(app.recording.flatMap { RecordingFile<App>($0) })
      let name = scene.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.joined(separator: "-")
      translateTerminal()
      // `make gallery` runs one test after the other, so no other test reads the language meanwhile.
      defer { Language.current = Language("en") }
      for language in Gallery.languages.split(separator: " ") {
        Language.current = Language(String(language))
        for (columns, rows) in Gallery.sizes {
          let (app, shown) = file.shown(columns: columns, rows: rows)
          app.store.travel(to: file.recording.moments.upperBound)
          await shown.settled()
          for theme in TerminalTheme.allCases {
            let picture = shown.svg(theme: theme, title: App.name)
            let path = "\(folder)/\(name).\(columns)x\(rows).\(language).\(theme).svg"
            try Data(picture.utf8).write(to: URL(filePath: path))
          }
        }
      }
    }
  }
#endif
