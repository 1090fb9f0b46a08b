import AppTesting
import Foundation
import Testing

@testable import Starter

@Suite(.timeLimit(.minutes(30))) @MainActor struct RecordingTests {
  nonisolated private static let folder = URL(filePath: #filePath).appending(path: "../Recordings")
    .standardizedFileURL

  @Test(arguments: RecordedRun<StarterApp>.all(in: folder))
  func `a recording leads to the same states and screen`(
    run: RecordedRun<StarterApp>
  ) async throws {
    try await run.check()
  }
}
