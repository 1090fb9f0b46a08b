import AppShell
import AppTesting
import Coordinator
import CoordinatorLinks
import Foundation
import Redux
import ReduxRecording
import ReduxTesting
import Testing
import UIKit

@testable import AppInspector
@testable import ExampleApp

@Suite(.timeLimit(.minutes(30)), .withAndWithoutTime) @MainActor struct InspectorFlowTests {
  @Test func `the inspector names actions and what they changed`() async throws {
    let user = try await AppUser.atInspector()

    #expect(user.screen.text.contains("CatalogueAction.pageLoad"))
    #expect(user.screen.text.contains("explore, effect · changed catalogue"))
  }

  @Test func `an action is found by its name and by what it changed`() async throws {
    let user = try await AppUser.atInspector()

    user.screen.type("/catalogue pageload")

    #expect(await user.screen.shows("2 of "))
    #expect(!user.screen.text.contains("ExploreAction"))
  }

  @Test(arguments: [(80, 24, false), (200, 60, true)])
  func `an action is shown in full, beside the list if there is room`(
    columns: Int, rows: Int, isBeside: Bool
  ) async throws {
    let user = try await AppUser.atInspector(columns: columns, rows: rows)

    try user.screen.tap("2  CatalogueAction.pageLoad")

    #expect(await user.screen.shows("CatalogueAction.pageLoad(SightQuery("))
    #expect(user.screen.text.contains("+     lists: [SightQuery("))
    #expect(user.screen.text.contains("1  ExploreAction.viewLoaded") == isBeside)
  }

  @Test func `a low screen belongs to the text of an action, and shows more buttons when asked`()
    async throws
  {
    let user = try await AppUser.atInspector(columns: 80, rows: 24)
    try user.screen.tap("2  CatalogueAction.pageLoad")
    await user.screen.shows("Go There")

    user.screen.resize(columns: 40, rows: 12)
    let low = user.screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    try user.screen.tap("More")

    #expect(low[2].contains("All  Previous  Next  More"))
    #expect(low[3].contains("At "))
    #expect(user.screen.text.contains("Go There"))
  }

  @Test(arguments: [(80, 24), (200, 60)])
  func `the inspector opens on the newest action`(columns: Int, rows: Int) async throws {
    let user = try await AppUser.atInspector(columns: columns, rows: rows)
    try user.screen.tap("2  CatalogueAction.pageLoad")
    #expect(await user.screen.shows("CatalogueAction.pageLoad(SightQuery("))

    if columns == 80 { user.screen.press(.escape) }
    user.screen.press(.escape)
    #expect(await user.showsNo("Save Session"))
    user.screen.press(.character("i"))
    await user.screen.settled()

    let newest = try #require(user.app.recording?.moments.upperBound)
    #expect(await user.screen.shows("▌ \(newest)  "))
    #expect(user.screen.text.contains("Go There") == (columns == 200))
  }

  @Test func `Escape goes back from an action to its row in the list`() async throws {
    let user = try await AppUser.atInspector()
    user.screen.press(.down)
    user.screen.press(.enter)
    #expect(await user.screen.shows("Go There"))
    #expect(await user.screen.shows("Esc All"))

    user.screen.press(.escape)

    #expect(await user.screen.until { !$0.contains("Go There") })
    #expect(user.screen.text.contains("▌ 2  CatalogueAction"))
    #expect(!user.screen.text.contains("Esc All"))
  }

  @Test(arguments: [1, 9])
  func `Escape goes back from the buttons of an action, and from the tabs`(tabs: Int) async throws {
    let user = try await AppUser.atInspector()
    user.screen.press(.enter)
    #expect(await user.screen.shows("Esc All"))
    for _ in 1...tabs { user.screen.press(.backTab) }
    #expect(await user.screen.shows("Esc All"))

    user.screen.press(.escape)

    #expect(await user.screen.until { !$0.contains("Go There") })
  }

  @Test func `each list keeps the user's place while the others are shown`() async throws {
    let user = try await AppUser.atInspector()
    try user.screen.tap("Screens")
    for _ in 1...4 { user.screen.press(.down) }
    await user.screen.settled()
    let screens = user.screen.text

    for _ in InspectorMode.segments {
      user.screen.type("v")
      await user.screen.settled()
    }

    #expect(user.screen.text == screens)
  }

  @Test func `a filter that nothing matches says so in each list`() async throws {
    let user = try await AppUser.atInspector()
    for list in ["Actions", "Screens", "Network"] {
      try user.screen.tap(list)
      user.screen.type("/")
      user.screen.type("zzz")
      #expect(await user.screen.shows("Nothing matches."), "\(list)")
      user.screen.press(.escape)
      #expect(await user.screen.until { !$0.contains("Nothing matches.") })
    }
  }

  @Test func `the app goes to a moment, does nothing there, and comes back`() async throws {
    let user = try await AppUser.atInspector()
    let present = user.app.store.state
    try user.screen.tap("2  CatalogueAction.pageLoad")
    await user.screen.shows("Go There")

    try user.screen.tap("Go There")
    #expect(await user.screen.shows("2 of 3: CatalogueAction.pageLoad"))
    #expect(await user.screen.shows("Loading…"))
    try user.screen.tap("Next")
    #expect(await user.screen.shows("Sagrada Família"))
    user.app.open("sights://sights/1", from: .customScheme)
    #expect(await user.screen.shows("skipped meanwhile"))
    try user.screen.tap("Back to Now")

    #expect(await user.screen.shows("Inspector"))
    #expect(user.app.store.state == present)
    #expect(!user.screen.text.contains("Back to Now"))
  }

  @Test func `the inspector is hidden while the app shows a moment, and closed by going on there`()
    async throws
  {
    let user = try await AppUser.atInspector()
    user.app.store.travel(to: 3)
    #expect(await user.screen.shows("Sagrada Família"))
    user.app.open("sights://inspector", from: .customScheme)
    #expect(await user.showsNo("Save Session"))
    user.screen.press(.escape)
    #expect(await user.screen.shows("Save Session"))
    user.app.store.travel(to: 3)
    #expect(await user.screen.shows("Back to Now"))

    user.app.continueFromMoment()

    #expect(await user.screen.shows("Sagrada Família"))
    await user.screen.settled()
    #expect(await user.showsNo("Save Session"))
  }

  @Test func `two apps have an inspector each`() async throws {
    let first = try await AppUser.atInspector()
    let second = try await AppUser.atInspector()
    second.screen.press(.escape)
    #expect(await second.showsNo("Save Session"))

    #expect(await first.screen.shows("Save Session"))
  }

  @Test func `one key leads back to the present`() async throws {
    let user = try await AppUser.atInspector()
    user.app.store.travel(to: 1)
    await user.screen.shows("Back to Now")

    user.screen.press(.enter)

    #expect(await user.screen.until { !$0.contains("Back to Now") })
    #expect(!user.app.store.isTraveling)
  }

  @Test func `one key leads to the moments before from any screen`() async throws {
    let user = try AppUser(at: "sights://sights/3")
    #expect(await user.screen.shows("London, United Kingdom"))
    await user.screen.settled()

    user.screen.press(.character("t"))
    #expect(await user.screen.shows("Back to Now"))
    #expect(user.screen.text.contains("London, United Kingdom"))
    #expect(user.screen.isFrozen)
    for _ in 1...3 { user.screen.press(.left) }

    #expect(await user.screen.until { !$0.contains("London, United Kingdom") })
    user.screen.press(.escape)
    #expect(await user.screen.until { !$0.contains("Back to Now") })
    #expect(user.screen.text.contains("London, United Kingdom"))
    #expect(!user.screen.isFrozen)
  }

  @Test(arguments: [(40, 12, 1), (80, 24, 3)])
  func `a low screen has one line about the moment, with the action's name`(
    columns: Int, rows: Int, lines: Int
  ) async throws {
    let user = try AppUser(at: "sights://sights/3", columns: columns, rows: rows)
    await user.screen.shows("London, United Kingdom")
    await user.screen.settled()
    user.dispatch(BookmarksAction.added(3), BookmarksAction.removed(3))

    user.screen.press(.character("t"))

    #expect(await user.screen.shows("BookmarksAction.removed"))
    let text = user.screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    let first = text.firstIndex { $0.contains("━━━") || $0.contains("BookmarksAction.removed") }
    #expect(first == rows - 1 - lines)
  }

  @Test func `arrows go to the moments beside this one, and Escape back to the present`()
    async throws
  {
    let user = try await AppUser.atInspector()
    user.app.store.travel(to: 2)
    #expect(await user.screen.shows("2 of 3"))
    #expect(user.screen.attributes.contains("bg=tinted"))

    user.screen.press(.left)
    #expect(await user.screen.shows("Action 1 of 3"))
    #expect(user.screen.text.filter { $0 == "━" }.count == 25)
    user.screen.press(.right)
    user.screen.press(.right)
    #expect(await user.screen.shows("Action 3 of 3"))
    #expect(user.screen.text.filter { $0 == "━" }.count == 76)
    #expect(user.screen.text.contains("PgUp PgDn By Ten"))
    user.screen.press(.pageUp)
    #expect(await user.screen.shows("Action 0 of 3"))
    user.screen.press(.pageDown)
    #expect(await user.screen.shows("Action 3 of 3"))
    user.screen.press(.escape)

    #expect(await user.screen.until { !$0.contains("Back to Now") })
    #expect(!user.app.store.isTraveling)
    #expect(!user.screen.attributes.contains("bg=tinted"))
  }

  @Test func `a session that is saved can be replayed`() async throws {
    let user = try await AppUser.atInspector()

    try user.screen.tap("Save")

    #expect(await user.screen.shows("Saved as"))
    #expect(user.screen.text.contains("✓ Session Saved"))
    let files = try FileManager.default.contentsOfDirectory(atPath: user.directory.url.path)
    let name = try #require(files.first { $0.hasPrefix("session-") })
    let file = try RecordingFile<SightsApp>(contentsOf: user.directory.url.appending(path: name))
    #expect(file.recording.numbers.count == 3)
    #expect(throws: Never.self) { try file.check() }
  }

  @Test func `a session that can't be saved isn't called saved`() async throws {
    let user = try await AppUser.atInspector()
    // Folders have the names that the file could get in the next seconds.
    let second = Int(user.app.services.date().timeIntervalSince1970)
    for second in second..<second + 60 {
      let folder = user.directory.url.appending(path: "session-\(second).jsonl")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    try user.screen.tap("Save Session")

    #expect(await user.screen.shows("The recording can't be saved."))
    #expect(!user.screen.text.contains("Session Saved"))
  }

  @Test func `a pinned action is listed first, and paused lists stay`() async throws {
    let user = try await AppUser.atInspector(columns: 200, rows: 60)
    try user.screen.tap("1  ExploreAction.viewLoaded")
    await user.screen.shows("Pin")

    try user.screen.tap("Pin")
    #expect(await user.screen.shows("◆ 1  ExploreAction.viewLoaded"))
    try user.screen.tap("More")
    try user.screen.tap("Pause the Lists")
    #expect(await user.screen.shows("Resume the Lists"))
    try user.screen.tap("Actions")
    user.app.store.dispatch(BookmarksAction.added(3))
    await user.screen.settled()
    #expect(!user.screen.text.contains("BookmarksAction.added"))
    try user.screen.tap("More")
    try user.screen.tap("Resume the Lists")
    try user.screen.tap("Actions")

    #expect(await user.screen.shows("BookmarksAction.added"))
  }

  @Test func `the report and the session are saved`() async throws {
    let user = try AppUser()
    try await user.sees("Sagrada Família")
    user.screen.press(.character("i"))
    try await user.sees("ExploreAction.viewLoaded")

    try user.screen.tap("Save Session")
    #expect(await user.screen.shows("Session Saved"))
    try user.screen.tap("More")
    try user.screen.tap("Save Report")
    #expect(user.screen.text.contains("Saving the report…"))

    #expect(await user.screen.until { !$0.contains("Saving the report…") })
    let names = try FileManager.default.contentsOfDirectory(atPath: user.directory.url.path)
    #expect(names.contains { $0.hasPrefix("session-") })
    let report = try #require(names.first { $0.hasPrefix("report-") })
    let html = try String(
      contentsOf: user.directory.url.appending(path: report), encoding: .utf8)
    #expect(html.contains("<h3>Requests</h3>") && html.contains("GET /sights?page=1  200"))
    #expect(html.contains("Sagrada Família"))
  }
}

extension AppUser {
  /// A user who has opened the inspector.
  static func atInspector(columns: Int = 80, rows: Int = 24) async throws -> AppUser {
    let user = try AppUser(columns: columns, rows: rows)
    try await user.sees("Sagrada Família")
    user.screen.press(.character("i"))
    try await user.sees("ExploreAction.viewLoaded")
    await user.screen.settled()
    return user
  }
}
