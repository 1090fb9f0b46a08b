import AppTesting
import Foundation
import Testing
import UIKit

@Suite(.timeLimit(.minutes(10))) @MainActor struct PictureTests {
  private let folder = URL(filePath: #filePath).appending(path: "../Pictures").standardizedFileURL

  @Test func `the first screen looks like its picture`() async throws {
    let user = try AppUser(columns: 60, rows: 16)
    await user.screen.settled()

    try Baseline(url: folder.appending(path: "Home.txt")).check("\(user.screen.text)\n")
  }
}
