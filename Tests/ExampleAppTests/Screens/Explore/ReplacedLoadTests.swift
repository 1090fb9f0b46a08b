import AppShell
import AppTesting
import Dispatch
import Foundation
import Redux
import ReduxTesting
import Testing
import UIKit

@testable import ExampleApp

/// Lists whose loads are replaced.
@Suite(.timeLimit(.minutes(30))) @MainActor struct ReplacedLoadTests {
  @Test(arguments: [ExploreAction.refreshPulled, .endReached])
  func `a load that another sort replaces before it starts leaves no list that loads forever`(
    load: ExploreAction
  ) async throws {
    let user = try AppUser()
    await user.screen.shows("Big Ben")
    await user.settled()
    let explore = try #require(
      user.app.liveScreens.compactMap { $0.coordinator as? ExploreCoordinator }.last)

    withoutFreeThreads(priority: Task.currentPriority) {
      explore.handle(load)
      explore.handle(.sortTapped(.year))
    }
    #expect(await user.screen.shows("Ġgantija"))
    await user.settled()

    #expect(!user.app.store.state.catalogue.isLoading)
    explore.handle(.sortTapped(nil))
    #expect(await user.screen.shows("Big Ben"))
    // A refresh that was replaced is made up for.
    #expect(await user.screen.until { !$0.contains("Refreshing") })
  }

  @Test func `a refresh that another sort interrupts is made up for when the list is shown again`()
    async throws
  {
    let (backend, clock) = (EmbeddedBackend(latency: .seconds(1)), TestClock())
    let user = try AppUser(clock: clock, services: .test(backend, clock: clock))
    await clock.sleepers(3)
    await clock.advance(by: .seconds(1))
    #expect(await user.screen.shows("Big Ben"))
    let store = user.app.store
    store.dispatch(
      CatalogueAction.pageLoad(
        SightQuery(), page: 2, .success(.fixture(ids: Array(201...220), page: 2, pages: 2))))
    let explore = try #require(
      user.app.liveScreens.compactMap { $0.coordinator as? ExploreCoordinator }.last)
    explore.handle(.refreshPulled)
    explore.handle(.sortTapped(.year))

    explore.handle(.sortTapped(nil))

    #expect(await user.screen.until { _ in store.state.catalogue[SightQuery()].sights.isLoading })
    user.screen.waitsForActivity = false
  }

  /// Calls a closure while all threads for tasks are busy, so that no effect starts meanwhile.
  private func withoutFreeThreads(priority: TaskPriority, _ body: () -> Void) {
    let count = ProcessInfo.processInfo.activeProcessorCount
    let began = DispatchSemaphore(value: 0)
    let end = DispatchSemaphore(value: 0)
    for _ in 1...count {
      Task.detached(priority: priority) {
        began.signal()
        end.block()
      }
    }
    for _ in 1...count { began.wait() }
    body()
    for _ in 1...count { end.signal() }
  }
}

extension DispatchSemaphore {
  /// Blocks the thread of a task.
  nonisolated fileprivate func block() { wait() }
}
