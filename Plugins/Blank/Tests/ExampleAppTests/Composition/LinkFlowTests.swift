import Coordinator
import CoordinatorLinks
import Foundation
import Redux
import Testing
import UIKit

@testable import ExampleApp

@Suite(.timeLimit(.minutes(30))) @MainActor struct LinkFlowTests {
  @Test func `a refused link explains why, and changes nothing`() async throws {
    let user = try AppUser()
    await user.screen.settled()
    let before = user.app.store.state.navigation

    user.app.open("sights://nowhere/at/all", from: .customScheme)

    #expect(await user.screen.shows("This link doesn't open a screen in this app."))
    #expect(user.app.store.state.navigation.route == before.route)
  }

  @Test(arguments: AppMap.Tab.allCases.filter { $0 != .inspector }.map { Route<AppMap>(tab: $0) })
  func `every place has a link that leads there`(route: Route<AppMap>) throws {
    let link = try #require(AppLinks.address(of: route))

    let match = try AppLinks.table.parse(link, from: .universalLink).get()

    #expect(match.route == route)
  }

  @Test func `a damaged file is set aside, and the app starts`() async throws {
    let directory = TemporaryDirectory()
    try Data("damaged".utf8).write(to: directory.url.appending(path: "state.json"))

    let user = try AppUser(directory: directory)

    #expect(await user.screen.settled())
    #expect(user.app.store.state.storage.problem != nil)
  }
}
