import Coordinator
import Redux
import ReduxTesting
import Testing
import UIKit

@Suite(.timeLimit(.minutes(1))) @MainActor struct ItemsFlowTests {
  let link = "\(AppLinks.scheme)://items"

  @Test func `a link shows the list, which loads each page at the end of the one before`() async throws {
    let user = try AppUser(at: link)
    #expect(await user.screen.shows("Row 1"))
    await user.screen.settled()

    #expect(
      await user.screen.until { shown in
        user.screen.press(.end)
        return shown.contains("Row 60")
      })
  }

  @Test func `a page that can't be loaded offers to try again`() async throws {
    var services = Services.test(clock: TestClock())
    services.items = { _ in throw ItemsError.unreachable }

    let user = try AppUser(at: link, services: services)

    #expect(await user.screen.shows("Try Again"))
  }
}
