import AppComponents
import Redux
import ReduxTesting
import Testing
import UIKit

@testable import Starter

@Suite(.timeLimit(.minutes(30))) @MainActor struct ItemsTests {
  private let clock = TestClock()
  private let store = Store(initialState: ItemsState())

  @Test func `the list loads its first page`() async {
    let coordinator = ItemsCoordinator(store, clock: clock, load: ItemsPage.sample)
    coordinator.start()

    coordinator.viewController.loadViewIfNeeded()

    #expect(await loadedTitles() == (1...20).map { "Row \($0)" })
  }

  @Test func `typing searches when the user pauses`() async {
    let coordinator = ItemsCoordinator(store, clock: clock, load: ItemsPage.sample)

    coordinator.handle(.searchChanged("42"))
    await clock.sleepers(1)
    await clock.advance(by: .milliseconds(300))

    #expect(await loadedTitles() == ["Row 42"])
  }

  @Test func `a page that can't be loaded offers to try again`() async {
    let coordinator = ItemsCoordinator(store, clock: clock) { _, _ in
      throw ItemsError.unreachable
    }

    coordinator.handle(.viewLoaded)

    #expect(await loadedTitles() == nil)
    let viewState = ItemsViewState(store.state)
    #expect(
      viewState.placeholder
        == .failure("Could Not Load the List", "The server can't be reached."))
  }

  /// Waits for the end of a load, and returns the titles of the rows; nil after a failure.
  private func loadedTitles() async -> [String]? {
    for await rows in store.observe(\.rows) {
      switch rows {
      case .loaded(let rows): return rows.map(\.title)
      case .failed: return nil
      case .idle, .loading: continue
      }
    }
    return nil
  }
}
