import AppShell
import AppTesting
import Coordinator
import CoordinatorLinks
import Testing

@testable import Starter

@Suite(.timeLimit(.minutes(30))) struct LinkTests {
  @Test(arguments: AppMap.tabRoutes)
  func `every tab has a link that leads there`(place: Route<AppMap>) throws {
    let link = try #require(AppLinks.table.url(for: place, as: .universal))

    let match = try AppLinks.table.parse(link, from: .universalLink).get()

    #expect(match.route == place)
  }
}
