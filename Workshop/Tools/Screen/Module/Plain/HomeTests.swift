import Redux
import Testing
import UIKit

@testable import Starter

@Suite(.timeLimit(.minutes(30))) @MainActor struct HomeTests {
  private let store = Store(initialState: HomeState())

  @Test func `the screen counts in the state of the app`() throws {
    let coordinator = HomeCoordinator(store)
    coordinator.start()
    let screen = try #require(coordinator.viewController as? HomeViewController)
    screen.loadViewIfNeeded()

    screen.addButton.sendActions(for: .primaryActionTriggered)

    #expect(store.state.count == 1)
    #expect(screen.countLabel.text == "Count: 1")
    #expect(screen.resetButton.isEnabled)
  }
}
