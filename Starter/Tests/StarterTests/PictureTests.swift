import AppTesting
import Foundation
import Testing
import UIKit

@testable import Starter

@Suite(.timeLimit(.minutes(30))) @MainActor struct PictureTests {
  private let folder = URL(filePath: #filePath).appending(path: "../Pictures").standardizedFileURL

  @Test func `a count looks like its picture`() async throws {
    let screen = TerminalScreen(columns: 60, rows: 12)
    let window = UIWindow(windowScene: screen.windowScene)
    let viewController = HomeViewController()
    window.rootViewController = UINavigationController(rootViewController: viewController)
    window.makeKeyAndVisible()

    viewController.render(HomeViewState(HomeState(count: 3)))
    await screen.settled()

    try Baseline(url: folder.appending(path: "Home.txt")).check("\(screen.text)\n")
  }
}
