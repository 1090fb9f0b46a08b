import Foundation
import Redux
import Testing
import UIKit

@testable import ExampleApp

/// Replays every session in the folder Recordings.
///
/// A recording comes with a text file that has the screen at its end. `make recordings` writes both as
/// the app is now.
@Suite(.timeLimit(.minutes(30))) @MainActor struct RecordingTests {
  nonisolated private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Recordings")

  nonisolated private static let names =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".jsonl") }.map { String($0.dropLast(".jsonl".count)) }.sorted()

  @Test(arguments: names)
  func `a recorded session leads to the same states, and to the same screen`(
    name: String
  ) async throws {
    let (session, screen) = (url(name, "jsonl"), url(name, "txt"))
    let file = try SessionFile(contentsOf: session)
    let (app, shown) = file.shown()
    app.store.travel(to: file.steps.count)
    await shown.settled()

    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try file.accepted.data().write(to: session)
      try Data("\(shown.text)\n".utf8).write(to: screen)
    }

    let accepted = try SessionFile(contentsOf: session)
    let lines = try String(contentsOf: screen, encoding: .utf8).components(separatedBy: "\n")
    #expect(throws: Never.self) { try accepted.check() }
    #expect("\(shown.text)\n".components(separatedBy: "\n") == lines)
  }

  private func url(_ name: String, _ pathExtension: String) -> URL {
    Self.folder.appending(path: "\(name).\(pathExtension)")
  }
}
