#if !os(iOS)
  import AppInspector
  public import AppShell
  import Foundation
  import Redux
  import ReduxRecording
  public import Testing

  /// A recording in a folder of the tests, beside a text file that has the screen at its end.
  ///
  /// With `RECORD` in the environment, as `make recordings` sets it, both are written as the app is now.
  public struct RecordedRun<App: AppType>: CustomTestStringConvertible, Sendable {
    private let recording, screen: URL

    /// The name of the recording.
    public var testDescription: String { recording.deletingPathExtension().lastPathComponent }

    /// Returns all recordings in a folder, sorted by name.
    public static func all(in folder: URL) -> [RecordedRun] {
      ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .filter { $0.hasSuffix(".jsonl") }.sorted()
        .map { name in
          let url = folder.appending(path: name)
          return RecordedRun(
            recording: url, screen: url.deletingPathExtension().appendingPathExtension("txt"))
        }
    }

    /// Checks that the recording still leads to the same states, and to the same screen.
    @MainActor public func check(services: App.Services = App.Services(Launch())) async throws {
      let file = try RecordingFile<App>(contentsOf: recording)
      let (app, shown) = file.shown(services: services)
      app.store.travel(to: file.recording.moments.upperBound)
      await shown.settled()

      if ProcessInfo.processInfo.environment["RECORD"] != nil {
        try file.accepted.data().write(to: recording)
      }
      let accepted = try RecordingFile<App>(contentsOf: recording)
      #expect(throws: Never.self) { try accepted.check() }
      try Baseline(url: screen).check("\(shown.text)\n")
    }
  }
#endif
