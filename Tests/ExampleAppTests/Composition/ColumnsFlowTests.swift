import AppInspector
import AppShell
import AppTesting
import Coordinator
import CoordinatorLinks
import Redux
import ReduxRecording
import Testing
import UIKit

@testable import ExampleApp

/// Sights on a terminal that is as wide as an iPad.
@Suite(.timeLimit(.minutes(30)), .withAndWithoutTime) @MainActor struct ColumnsFlowTests {
  private func start(
    at link: String? = nil, directory: TemporaryDirectory = TemporaryDirectory()
  ) async throws -> AppUser {
    let user = try AppUser(at: link, columns: 140, rows: 40, directory: directory)
    await user.screen.settled()
    return user
  }

  private func stack(_ tab: AppMap.Tab, of user: AppUser) -> [AppMap.Screen]? {
    user.app.store.state.navigation.stacks[tab]
  }

  private func resize(_ user: AppUser, _ columns: Int) async {
    user.screen.resize(columns: columns, rows: 40)
    await user.screen.settled()
  }

  @Test func `a link shows the list and what it leads to, and the way back`() async throws {
    let user = try await start(at: "sights://sights/2/reviews")
    #expect(await user.screen.shows("Sagrada Família"))
    await user.screen.settled()
    #expect(user.screen.text.contains(/│.*Reviews/))

    try user.screen.tap("‹ Hallgrímskirkja")

    #expect(await user.screen.shows("sights.example/sights/2"))
    await user.screen.settled()
    #expect(stack(.explore, of: user) == [.sight(id: 2)])
    #expect(user.screen.text.contains("Sagrada Família"))
  }

  @Test func `keys of the sight work while the list has the focus`() async throws {
    let user = try await start()
    try user.screen.tap("Big Ben")
    #expect(await user.screen.shows("sights.example/sights/3"))
    await user.screen.settled()
    #expect(user.screen.text.contains(/o Order.*s Save.*v Visit/))

    user.screen.type("s")

    #expect(user.app.store.state.bookmarks.sights == [3])
  }

  @Test func `an arrow leads from a search to its first result, which opens beside the list`()
    async throws
  {
    let user = try await start()
    try user.screen.tap("Big Ben")
    #expect(await user.screen.shows("sights.example/sights/3"))
    user.screen.type("/terracotta")
    await user.wait(.milliseconds(300))
    #expect(await user.screen.shows("Terracotta Army"))
    await user.screen.settled()

    user.screen.press(.down)

    #expect(user.screen.text.contains("▌ Terracotta Army"))
    await user.wait(.milliseconds(400))
    #expect(await user.screen.shows("Xi'an, China"))
    #expect(await user.screen.until { _ in stack(.explore, of: user) != [.sight(id: 3)] })
  }

  @Test func `a button of a sight that is replaced in the same turn does no harm`() async throws {
    let user = try await start()
    try user.screen.tap("Big Ben")
    #expect(await user.screen.shows("sights.example/sights/3"))
    await user.screen.settled()

    try user.screen.tap("Hallgrímskirkja")
    try user.screen.tap("Save")

    #expect(await user.screen.shows("sights.example/sights/2"))
    #expect(await user.screen.settled())
  }

  @Test func `another row replaces the sight beside the list`() async throws {
    let user = try await start()

    try user.screen.tap("Big Ben")
    #expect(await user.screen.shows("sights.example/sights/3"))
    await user.screen.settled()
    try user.screen.tap("Reviews")
    await user.screen.settled()
    try user.screen.tap("Hallgrímskirkja")

    #expect(await user.screen.shows("sights.example/sights/2"))
    #expect(stack(.explore, of: user) == [.sight(id: 2)])
    #expect(await user.screen.settled())
  }

  @Test func `keys choose a row, go to the sight beside it, and come back`() async throws {
    let user = try await start()
    await user.screen.shows("Big Ben")
    await user.screen.settled()

    user.screen.press(.down)
    user.screen.press(.enter)
    #expect(await user.screen.shows("sights.example/sights/2"))
    await user.screen.settled()
    user.screen.press(.enter)
    #expect(await user.screen.shows("♥ Saved"))
    user.screen.press(.escape)
    user.screen.press(.down)
    user.screen.press(.enter)

    #expect(await user.screen.shows("sights.example/sights/3"))
  }

  @Test func `a row that is about to be replaced isn't opened by the focus either`() async throws {
    let user = try await start()
    try user.screen.tap("Big Ben")
    #expect(await user.screen.shows("sights.example/sights/3"))
    await user.screen.settled()
    user.serverHangs()
    try user.screen.tap("Year")
    user.screen.press(.tab)

    user.screen.press(.down)
    user.screen.press(.down)
    await user.wait(.milliseconds(400))

    #expect(!user.app.store.state[sights: nil].isCurrent)
    #expect(stack(.explore, of: user) == [.sight(id: 3)])
  }

  @Test func `the sight beside the list follows the focus once that rests`() async throws {
    let user = try await start()
    await user.screen.shows("Big Ben")
    await user.screen.settled()
    #expect(stack(.explore, of: user) == [.sight(id: 1)])

    user.screen.press(.down)
    user.screen.press(.down)
    await user.screen.settled()
    #expect(stack(.explore, of: user) == [.sight(id: 1)])
    await user.wait(.milliseconds(400))

    #expect(await user.screen.shows("sights.example/sights/3"))
    let recording = try #require(user.app.recording)
    let names = recording.numbers.map { describeAction(recording[$0].action) }
    #expect(names.filter { $0 == "RouteAction<AppMap>.go" }.count == 2)
    #expect(names.filter { $0 == "SightAction.viewLoaded" }.count == 2)
  }

  @Test func `a preview leaves the focus in the list, until Enter`() async throws {
    let user = try await start()
    await user.screen.shows("Big Ben")
    await user.screen.settled()
    user.screen.press(.down)
    await user.wait(.milliseconds(400))
    #expect(await user.screen.shows("sights.example/sights/2"))
    await user.screen.settled()
    #expect(user.screen.text.contains("⏎ Open"))

    user.screen.press(.enter)

    #expect(await user.screen.shows("⏎ s Save"))
  }

  @Test func `the sight that a link opens has the focus, from the start and later`() async throws {
    let user = try await start(at: "sights://sights/3")
    #expect(await user.screen.shows("sights.example/sights/3"))
    #expect(await user.screen.shows("⏎ s Save"))
    user.screen.press(.escape)
    #expect(await user.screen.shows("⏎ Open"))

    user.app.open("sights://sights/2/reviews", from: .customScheme)

    #expect(await user.screen.shows("‹ Hallgrímskirkja"))
    #expect(await user.screen.until { !$0.contains("⏎ Open") && $0.contains("Esc Back") })
    #expect(await user.screen.until { $0.contains(/│▌ .*★/) })
  }

  @Test func `another order keeps the open sight, and its row in sight`() async throws {
    let user = try await start(at: "sights://sights/13")
    #expect(await user.screen.shows("⏎ s Save"))
    #expect(await user.screen.shows("Sight 13 of 220"))

    user.screen.type("o")
    #expect(await user.screen.shows("Sight 10 of 220"))
    user.screen.press(.escape)
    await user.wait(.milliseconds(400))
    await user.screen.settled()

    #expect(user.screen.text.contains("▌ Angkor Wat"))
    #expect(stack(.explore, of: user) == [.sight(id: 13)])
  }

  @Test func `another order opens its first sight if the open one isn't there yet`() async throws {
    let user = try await start()
    try user.screen.tap("Himeji Castle")
    #expect(await user.screen.shows("sights.example/sights/9"))
    user.screen.press(.escape)

    user.screen.type("o")
    #expect(await user.screen.shows("Aapravasi Ghat"))
    await user.screen.settled()
    await user.wait(.milliseconds(400))

    #expect(await user.screen.until { _ in stack(.explore, of: user) == [.sight(id: 73)] })
    #expect(await user.screen.shows("Port Louis, Mauritius"))
    #expect(user.screen.text.contains("▌ Aapravasi Ghat"))
    #expect(user.screen.text.contains("Sight 1 of 220"))
  }

  @Test func `a sight that is opened by name has the cursor in the list`() async throws {
    let user = try await start()
    user.screen.press(.down)

    user.screen.type(":")
    await user.settled()
    user.screen.type("CN Tower")
    user.screen.press(.enter)

    #expect(await user.screen.shows("Sight 16 of 220"))
    #expect(await user.screen.shows("sights.example/sights/16"))
    user.screen.press(.escape)
    await user.screen.settled()
    #expect(user.screen.text.contains("▌ CN Tower"))
  }

  @Test func `the list has no position for a sight that it doesn't have yet`() async throws {
    let user = try await start(at: "sights://sights/100")
    #expect(await user.screen.shows("Akashi Kaikyō Bridge"))
    #expect(await user.screen.shows("⏎ s Save"))

    #expect(user.screen.text.contains("Sagrada Família"))
    #expect(!user.screen.text.contains("of 220"))
  }

  @Test func `the sight doesn't follow a focus that has left the list`() async throws {
    let user = try await start()
    await user.screen.shows("Big Ben")
    await user.screen.settled()

    user.screen.press(.down)
    user.screen.type("2")
    await user.wait(.seconds(1))

    #expect(await user.screen.shows("Nothing Saved Yet"))
    #expect(stack(.explore, of: user) == [.sight(id: 1)])
  }

  @Test func `beside an empty list there is nothing to choose from`() async throws {
    let user = try await start(at: "sights://saved")
    #expect(await user.screen.shows("Nothing Saved Yet"))
    #expect(await user.showsNo("No Sight Chosen"))

    user.dispatch(BookmarksAction.added(3))

    #expect(await user.screen.shows("sights.example/sights/3"))
  }

  @Test func `the sight beside the list is the next one once a row is removed`() async throws {
    let user = try await start(at: "sights://saved")
    for id in [4, 3] { user.dispatch(BookmarksAction.added(id)) }
    #expect(await user.screen.shows("Taj Mahal"))
    try user.screen.tap("Taj Mahal")
    #expect(await user.screen.shows("sights.example/sights/4"))
    user.screen.press(.escape)
    await user.screen.settled()

    user.screen.type("x")
    await user.screen.settled()
    await user.wait(.milliseconds(400))

    #expect(await user.screen.shows("sights.example/sights/3"))
    #expect(user.screen.text.contains("▌ Big Ben"))
  }

  @Test func `another width keeps the place and what was typed`() async throws {
    let user = try await start()
    await user.screen.shows("Big Ben")
    await user.screen.settled()
    user.screen.press(.character("/"))
    user.screen.type("kyoto")
    await user.wait(.milliseconds(300))
    #expect(await user.screen.shows("Kinkaku-ji"))
    await user.screen.settled()
    try user.screen.tap("Kinkaku-ji")
    #expect(await user.screen.shows("Kyoto, Japan"))
    await user.screen.settled()

    await resize(user, 80)
    let narrow = user.screen.text
    await resize(user, 140)

    #expect(narrow.contains("‹ Explore"))
    #expect(!narrow.contains("│"))
    #expect(user.screen.text.contains(/kyoto.*│/))
    #expect(stack(.explore, of: user)?.count == 1)
  }

  @Test func `another width keeps a form in a sheet, and what was typed there`() async throws {
    let user = try await start(at: "sights://account/register")
    #expect(await user.screen.shows("Password"))
    user.screen.type("Ada")

    await resize(user, 80)
    let narrow = user.screen.text
    await resize(user, 140)

    #expect(narrow.contains("Ada"))
    #expect(user.screen.text.contains("Ada"))
  }

  @Test func `the place is restored in columns, whatever its width was`() async throws {
    let user = try AppUser(at: "sights://sights/2/reviews")
    #expect(await user.screen.shows("‹ Hallgrímskirkja"))
    await user.screen.settled()
    user.app.close()

    let again = try await start(directory: user.directory)

    #expect(await again.screen.shows("Sagrada Família"))
    #expect(again.screen.text.contains(/│.*‹ Hallgrímskirkja/))
  }

  @Test func `the list's buttons work while a sight stands beside it`() async throws {
    let user = try await start(at: "sights://saved")
    user.dispatch(BookmarksAction.added(3))
    #expect(await user.screen.shows("Big Ben"))
    try user.screen.tap("Big Ben")
    #expect(await user.screen.shows("sights.example/sights/3"))
    await user.screen.settled()

    try user.screen.tap("Clear")
    #expect(await user.screen.shows("Remove all saved sights?"))
    #expect(user.screen.text.contains("▴"))
    await user.screen.settled()
    try user.screen.tap("Remove All")

    #expect(await user.screen.shows("Nothing Saved Yet"))
    #expect(stack(.saved, of: user) == [.sight(id: 3)])
  }
}
