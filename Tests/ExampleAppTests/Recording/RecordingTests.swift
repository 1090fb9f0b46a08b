import AppTesting
import Foundation
import Testing

@testable import ExampleApp

/// Replays every recording in the folder Recordings.
///
/// `make recordings` writes them as the app is now.
@Suite(.timeLimit(.minutes(30))) @MainActor struct RecordingTests {
  nonisolated private static let folder = URL(filePath: #filePath)
    .appending(path: "../../Recordings").standardizedFileURL

  @Test(arguments: RecordedRun<SightsApp>.all(in: folder))
  func `a recording leads to the same states, and to the same screen`(
    recording: RecordedRun<SightsApp>
  ) async throws {
    try await recording.check()
  }
}
