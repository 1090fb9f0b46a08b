import Redux
import Testing
import UIKit

@testable import VisitFeature

/// An app that has the feature's state beside others.
private struct SightsState: StateType {
  var name = "Eiffel Tower"
  var visits = VisitState()

  mutating func reduce(_ action: any ActionType) { visits.reduce(action) }
}

@MainActor @Suite(.timeLimit(.minutes(30))) struct VisitFeatureTests {
  private let store = Store(initialState: SightsState())

  @Test func `the screen counts visits in the state of the app`() throws {
    let coordinator = VisitCoordinator(store: store.scoped(to: \.visits))
    coordinator.start()
    let screen = try #require(coordinator.viewController as? VisitViewController)
    screen.loadViewIfNeeded()

    screen.incrementButton.sendActions(for: .primaryActionTriggered)

    #expect(store.state.visits.count == 1)
    #expect(screen.countLabel.text == "Visits: 1")
    #expect(screen.decrementButton.isEnabled)
  }

  @Test func `the screen runs without an app`() throws {
    let coordinator = VisitCoordinator(store: Store(initialState: VisitState()))
    coordinator.start()
    let screen = try #require(coordinator.viewController as? VisitViewController)
    screen.loadViewIfNeeded()

    #expect(screen.countLabel.text == "Visits: 0")
    #expect(!screen.decrementButton.isEnabled)
  }
}
