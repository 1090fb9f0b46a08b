import AppShell
import AppTesting
import Foundation
import Testing
import UIKit

@testable import ExampleApp

@Suite(.serialized, .timeLimit(.minutes(30))) @MainActor struct SnapshotTests {
  /// A scene on a screen of some size.
  struct Snapshot: CustomTestStringConvertible {
    let scene: Scene
    let size: Scene.Size

    static let all = Scene.all.flatMap { scene in
      scene.sizes.map { Snapshot(scene: scene, size: $0) }
    }

    var testDescription: String { "\(scene.name)-\(size.cells.columns)x\(size.cells.rows)" }
    var fileName: String { "\(testDescription).txt" }
  }

  private static let directory = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "__Snapshots__", directoryHint: .isDirectory)

  @Test(arguments: Snapshot.all) func `each screen looks as it did`(snapshot: Snapshot) async throws
  {
    let user = try await snapshot.scene.user(size: snapshot.size)

    let text = user.screen.snapshot

    try Baseline(url: Self.directory.appending(path: snapshot.fileName)).check(text)
    if snapshot.size == snapshot.scene.sizes.first { try await user.draw(snapshot.scene.name) }
  }

  @Test func `no snapshot is obsolete`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.directory.path)

    #expect(Set(files).subtracting(Snapshot.all.map(\.fileName)).sorted() == [])
  }
}

extension TerminalScreen {
  /// The rows, and then where which style is; the background is what is behind all, so it is no style.
  fileprivate var snapshot: String {
    let styles = attributes.split(separator: "\n")
      .map { $0.replacing(" bg=background", with: "") }
      .filter { $0.contains(" ") }
    return "\(text)\n\n\(styles.joined(separator: "\n"))\n"
  }
}
