import Redux
import Testing
import UIKit

@testable import Home

@Suite @MainActor struct HomeTests {
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

  @Test func `there is nothing to reset without a count`() {
    var state = HomeState()
    state.reduce(HomeAction.addTapped)
    state.reduce(HomeAction.resetTapped)

    #expect(!HomeViewState(state).canReset)
  }
}
