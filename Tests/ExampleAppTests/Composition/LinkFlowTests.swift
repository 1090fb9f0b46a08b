import AppInspector
import AppShell
import AppTesting
import Coordinator
import CoordinatorLinks
import Redux
import ReduxRecording
import ReduxTesting
import Testing
import UIKit

@testable import ExampleApp

@Suite(.timeLimit(.minutes(30)), .withAndWithoutTime) @MainActor struct LinkFlowTests {
  @Test func `a link that starts the app loads no tab but its own`() async throws {
    let user = try AppUser(at: "sights://saved")
    #expect(await user.isAt("saved"))
    await user.settled()

    let recording = try #require(user.app.recording)
    let names = recording.numbers.map { describeAction(recording[$0].action) }
    #expect(names.contains("LinkAction<AppMap>.routed"))
    #expect(!names.contains { $0.hasPrefix("ExploreAction") })
  }

  @Test func `a link that requires signing in continues afterwards`() async throws {
    let user = try AppUser(at: "sights://sights/38/reviews/new")
    await user.screen.shows("New here?")
    await user.screen.settled()

    try user.screen.tap("New here? Register")
    try await user.register()

    #expect(await user.screen.shows("How was it?"))
    #expect(user.app.store.state.navigation.modals == [[.writeReview(id: 38)]])
  }

  @Test func `a link is followed if the sign-in is reported on the main thread`() async throws {
    let user = try AppUser(at: "sights://sights/38/reviews/new")
    await user.screen.shows("New here?")
    await user.screen.settled()

    user.app.store.dispatch(
      SessionAction.signedIn(Account(name: "Ada", email: "ada@example.com")))

    #expect(await user.screen.shows("How was it?"))
  }

  @Test func `a link that arrives during a registration waits behind it`() async throws {
    let user = try AppUser(at: "sights://account/register")
    await user.screen.settled()

    user.app.open("sights://sights/38/reviews/new", from: .commandLine)
    await user.screen.settled()
    #expect(user.app.store.state.navigation.modals == [[.register]])
    try await user.register()

    #expect(await user.screen.shows("How was it?"))
  }

  @Test func `a link doesn't expire while the user registers`() async throws {
    let clock = TestClock()
    let user = try AppUser(
      at: "sights://sights/38/reviews/new", clock: clock, services: .test(clock: clock))
    await user.screen.shows("New here?")
    await user.screen.settled()
    try user.screen.tap("New here? Register")
    await user.screen.settled()

    clock.jump(by: .seconds(360))
    try await user.register()

    #expect(await user.screen.shows("How was it?"))
  }

  @Test func `a sign-out closes the form that a link required`() async throws {
    let user = try AppUser(at: "sights://sights/38/reviews/new")
    await user.screen.shows("New here?")
    await user.screen.settled()
    user.app.store.dispatch(
      SessionAction.signedIn(Account(name: "Ada", email: "ada@example.com")))
    #expect(await user.screen.shows("How was it?"))
    await user.screen.settled()

    user.app.store.dispatch(SessionAction.signOutConfirmed)

    #expect(user.app.store.state.navigation.modals.isEmpty)
    #expect(await user.screen.until { !$0.contains("How was it?") })
  }

  @Test(arguments: ["sights://saved/clear", "saved/clear"])
  func `a link that changes data asks first, also without its scheme`(link: String) async throws {
    let user = try AppUser()
    user.app.store.dispatch(BookmarksAction.added(3))
    await user.screen.shows("♥ Big Ben")

    user.app.open(link, from: .commandLine)
    #expect(await user.screen.shows("Remove all saved sights?"))
    #expect(user.app.store.state.bookmarks.sights == [3])
    await user.screen.settled()
    try user.screen.tap("Remove All")

    #expect(await user.screen.shows("Nothing Saved Yet"))
  }

  private func makeUserClearing() async throws -> AppUser {
    let user = try AppUser()
    user.app.store.dispatch(BookmarksAction.added(3))
    user.app.open("sights://saved/clear", from: .commandLine)
    #expect(await user.screen.shows("Remove all saved sights?"))
    await user.screen.settled()
    return user
  }

  @Test func `a link asks nothing about nothing`() async throws {
    let user = try AppUser(at: "sights://saved/clear")

    #expect(await user.screen.shows("Nothing Saved Yet"))
    await user.screen.settled()
    #expect(user.app.store.state.navigation.dialog == nil)
    #expect(
      user.app.store.state.links.outcome == .routed(pattern: "saved/clear", from: .commandLine))
    #expect(user.app.store.state.links.pending == nil)
  }

  @Test func `a question disappears with its link when another link arrives`() async throws {
    let user = try await makeUserClearing()

    user.app.open("sights://sights/3", from: .customScheme)

    #expect(await user.screen.shows("https://sights.example/sights/3"))
    #expect(await user.screen.until { !$0.contains("Remove all saved sights?") })
  }

  @Test func `a bad link is explained behind a question`() async throws {
    let user = try await makeUserClearing()
    user.app.open("sights://nowhere/at/all", from: .customScheme)
    await user.screen.settled()
    #expect(user.screen.text.contains("Remove all saved sights?"))

    user.screen.press(.escape)

    #expect(await user.screen.shows("The Link Can't Be Opened"))
  }

  @Test func `a refusal during a sheet's dismissal is said afterwards`() async throws {
    let user = try AppUser(at: "sights://account/sign-in")
    await user.screen.shows("New here?")
    await user.screen.settled()

    user.app.store.dispatch(AppRoute.dismiss)
    user.app.open("sights://nowhere/at/all", from: .customScheme)

    #expect(await user.screen.shows("The Link Can't Be Opened"))
    #expect(!user.screen.text.contains("New here?"))
  }

  @Test func `a link that is refused twice says so twice`() async throws {
    let user = try AppUser()
    await user.screen.shows("Big Ben")
    user.app.open("sights://nowhere/at/all", from: .customScheme)
    let first = user.app.store.state.navigation.dialog

    user.app.open("sights://nowhere/at/all", from: .customScheme)

    let second = user.app.store.state.navigation.dialog
    #expect(first != nil && second != nil && first != second)
  }

  @Test func `a refused link explains why, and changes nothing`() async throws {
    let user = try AppUser()
    await user.screen.shows("Big Ben")
    let before = user.app.store.state.navigation

    user.app.open("sights://nowhere/at/all", from: .customScheme)

    #expect(await user.screen.shows("This link doesn't open a screen in this app."))
    #expect(user.app.store.state.navigation.route == before.route)
    await user.screen.settled()
    user.screen.press(.escape)
    #expect(await user.screen.until { !$0.contains("The Link Can't Be Opened") })
    #expect(user.app.store.state.navigation == before)
  }

  @Test func `a web link that leads nowhere offers its page in the browser`() async throws {
    let clock = TestClock()
    let (pages, opened) = AsyncStream<RawLink>.makeStream()
    var services = Services.test(clock: clock)
    services.shell.browse = { page in
      opened.yield(page)
      return true
    }
    let user = try AppUser(clock: clock, services: services)
    user.app.open("https://sights.example/nowhere/at/all", from: .universalLink)
    #expect(await user.screen.shows("Open in Browser"))
    await user.screen.settled()

    try user.screen.tap("Open in Browser")

    #expect(await user.screen.until { !$0.contains("The Link Can't Be Opened") })
    for await page in pages {
      #expect(page == "https://sights.example/nowhere/at/all")
      break
    }
  }

  @Test func `a page that no browser can open says so`() async throws {
    let user = try AppUser()
    user.app.open("https://sights.example/nowhere/at/all", from: .universalLink)
    #expect(await user.screen.shows("Open in Browser"))
    await user.screen.settled()

    try user.screen.tap("Open in Browser")

    #expect(await user.screen.shows("The web page can't be opened from here."))
    #expect(!user.screen.text.contains("Open in Browser"))
  }

  @Test func `a link closes an open sheet`() async throws {
    let user = try AppUser(at: "sights://account/sign-in")
    await user.screen.shows("New here?")
    await user.screen.settled()

    user.app.open("sights://sights/3", from: .customScheme)

    #expect(await user.screen.shows("https://sights.example/sights/3"))
    #expect(user.app.store.state.navigation.modals.isEmpty)
  }

  @Test func `a link can search and sort`() async throws {
    let user = try AppUser(at: "sights://explore?search=kyoto&sort=name")

    #expect(await user.screen.shows("“kyoto” by name"))
    #expect(await user.screen.shows("Kinkaku-ji"))
  }

  @Test func `a link opens the inspector in front of the app, and closes nothing`() async throws {
    let user = try AppUser(at: "sights://sights/3")
    await user.settled()
    let place = user.app.store.state.navigation

    user.app.open("sights://inspector", from: .customScheme)
    #expect(await user.screen.shows("Save Session"))
    #expect(user.app.store.state.navigation == place)
    user.screen.press(.escape)

    #expect(await user.screen.shows("Big Ben"))
  }

  @Test(arguments: [
    Route<AppMap>(tab: .explore), Route(tab: .explore, [.sight(id: 3)]),
    Route(tab: .explore, [.sight(id: 3)], modals: [.visit(of: 3)]),
    Route(tab: .explore, [.sight(id: 3), .reviews(id: 3)]),
    Route(tab: .explore, [.results(SightQuery(search: "a b&c", sort: .year))]),
    Route(tab: .explore, [.results(SightQuery(sort: .rating, isReversed: true))]),
    Route(tab: .saved), Route(tab: .saved, [.sight(id: 3)]),
    Route(tab: .account), Route(tab: .account, [.unsent]),
    Route(tab: .account, modals: [[.signIn]]),
    Route(tab: .account, modals: [[.register]]),
    Route(tab: .explore, [.sight(id: 999_999_999)]),
    Route(tab: .explore, [.sight(id: 3), .reviews(id: 3)], modals: [[.writeReview(id: 3)]]),
  ])
  func `every place has a link that leads there`(route: Route<AppMap>) throws {
    let link = try #require(AppLinks.address(of: route))

    let match = try AppLinks.table.parse(link, from: .universalLink).get()

    #expect(match.route == route)
  }

  @Test func `the app starts again where the user was`() async throws {
    let user = try AppUser(at: "sights://sights/3/visit")
    await user.screen.shows("Visits: 0")
    user.app.store.dispatch(VisitsAction.added(3))

    let later = try user.restart()

    #expect(await later.screen.shows("Visits: 1"))
    await later.screen.settled()
    later.screen.press(.escape)
    #expect(await later.screen.shows("https://sights.example/sights/3"))
  }

  @Test func `a link takes precedence over the restored place`() async throws {
    let user = try AppUser(at: "sights://sights/3/visit")
    await user.screen.shows("Visits: 0")
    user.app.close()

    let later = try AppUser(at: "sights://saved", directory: user.directory)

    #expect(await later.screen.shows("Nothing Saved Yet"))
  }
}
