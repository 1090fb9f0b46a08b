import AppShell
import AppTesting
import Coordinator
import Redux
import ReduxTesting
import Testing
import UIKit

@testable import Starter

/// The user's steps on the screen.
///
/// Xcode runs the first flow in a simulator, too.
@Suite(.timeLimit(.minutes(30)), .withAndWithoutTime) @MainActor struct ItemsFlowTests {
  @Test func `a link shows the list`() async throws {
    let user = try await AppUser.start()

    try user.follow("items")

    #expect(await user.isAt("items"))
  }

  #if !os(iOS)
    /// Starts the app with pages of made-up rows, whatever its server has; those after the first may take time.
    private func start(laterPagesTake time: Duration = .zero) throws -> AppUser {
      let clock = TestClock()
      var services = StarterApp.testServices(clock: clock)
      services.items = { search, page in
        if page > 1 { try await clock.sleep(for: time) }
        let rows = (1...20).map {
          ItemsPage.Row(id: page * 100 + $0, title: "Row \($0)", detail: "Found by “\(search)”")
        }
        return ItemsPage(rows: rows, next: page + 1)
      }
      return try AppUser(services: services)
    }

    @Test func `the list loads its next page at the end`() async throws {
      let user = try start()
      try user.follow("items")
      #expect(await user.screen.shows("Row 1"))
      await user.screen.settled()

      for _ in 1...20 { user.screen.press(.down) }

      let store = user.app.store
      #expect(await user.screen.until { _ in store.state.itemsCatalog[""].nextPage == 3 })
    }

    @Test func `a screen shows the rows of one that has closed, and goes on loading`() async throws
    {
      let user = try start(laterPagesTake: .seconds(1))
      try user.follow("items")
      #expect(await user.screen.shows("Row 1"))
      user.dispatch(AppRoute.present([.items]))
      await user.settled()

      for _ in 1...20 { user.screen.press(.down) }
      await user.settled()
      #expect(user.app.store.state.itemsCatalog[""].rows.isLoading)
      user.dispatch(AppRoute.dismiss)
      #expect(await user.screen.shows("Row 1"))
      await user.settled()
      #expect(!user.app.store.state.itemsCatalog[""].rows.isLoading)

      for _ in 1...20 { user.screen.press(.down) }
      await user.wait(.seconds(1))

      let store = user.app.store
      #expect(await user.screen.until { _ in store.state.itemsCatalog[""].nextPage == 3 })
    }

    @Test func `typing searches when the user pauses`() async throws {
      let user = try start()
      try user.follow("items")
      #expect(await user.screen.shows("Row 1"))

      try await user.type("42", into: "Search")
      await user.wait(.milliseconds(300))

      #expect(await user.screen.shows("Found by “42”"))
    }

    @Test func `a search begins when the user leaves the field`() async throws {
      let user = try start()
      try user.follow("items")
      #expect(await user.screen.shows("Row 1"))

      try await user.type("42", into: "Search")
      user.screen.press(.enter)

      #expect(await user.screen.shows("Found by “42”"))
      #expect(user.screen.text.contains("⌕ 42"))
    }

    @Test func `a page that can't be loaded offers to try again`() async throws {
      var services = StarterApp.testServices(clock: TestClock())
      services.items = { _, _ in throw ItemsError.unreachable }
      let user = try AppUser(services: services)

      try user.follow("items")

      #expect(await user.screen.shows("Try Again"))
    }
  #endif
}
