import AppShell
import AppTesting
import Coordinator
import CoordinatorLinks
import Foundation
import Redux
import ReduxRecording
import ReduxTesting
import Synchronization
import Testing
import UIKit

@testable import AppInspector
@testable import ExampleApp

@Suite(.timeLimit(.minutes(30)), .withAndWithoutTime) @MainActor struct InspectorFlowTests {
  @Test func `the inspector names actions and what they changed`() async throws {
    let user = try await userAtInspector()

    #expect(user.screen.text.contains("CatalogueAction.pageLoad"))
    #expect(user.screen.text.contains("explore, effect · changed catalogue"))
  }

  @Test func `an action is found by its name and by what it changed`() async throws {
    let user = try await userAtInspector()

    user.screen.type("/catalogue pageload")

    #expect(await user.screen.shows("2 of "))
    #expect(!user.screen.text.contains("ExploreAction"))
  }

  @Test(arguments: [(80, 24, false), (200, 60, true)])
  func `an action is shown in full, beside the list if there is room`(
    columns: Int, rows: Int, isBeside: Bool
  ) async throws {
    let user = try await userAtInspector(columns: columns, rows: rows)

    try user.screen.tap("2  CatalogueAction.pageLoad")

    #expect(await user.screen.shows("CatalogueAction.pageLoad(SightQuery("))
    #expect(user.screen.text.contains("+     lists: [SightQuery("))
    #expect(user.screen.text.contains("1  ExploreAction.viewLoaded") == isBeside)
  }

  @Test func `Escape goes back from an action to its row in the list`() async throws {
    let user = try await userAtInspector()
    user.screen.press(.down)
    user.screen.press(.enter)
    #expect(await user.screen.shows("Go There"))
    #expect(await user.screen.shows("Esc All"))

    user.screen.press(.escape)

    #expect(await user.screen.until { !$0.contains("Go There") })
    #expect(user.screen.text.contains("▌ 2  CatalogueAction"))
    #expect(!user.screen.text.contains("Esc All"))
  }

  @Test func `the app goes to a moment, does nothing there, and comes back`() async throws {
    let user = try await userAtInspector()
    let present = user.app.store.state
    try user.screen.tap("2  CatalogueAction.pageLoad")
    await user.screen.shows("Go There")

    try user.screen.tap("Go There")
    #expect(await user.screen.shows("2 of 4: CatalogueAction.pageLoad"))
    #expect(await user.screen.shows("Loading…"))
    try user.screen.tap("Next")
    #expect(await user.screen.shows("Sagrada Família"))
    user.app.open("sights://sights/1", from: .customScheme)
    #expect(await user.screen.shows("ignored"))
    try user.screen.tap("Back to Now")

    #expect(await user.screen.shows("Inspector"))
    #expect(user.app.store.state == present)
    #expect(!user.screen.text.contains("Back to Now"))
  }

  @Test func `one key leads back to the present`() async throws {
    let user = try await userAtInspector()
    user.app.store.travel(to: 1)
    await user.screen.shows("Back to Now")

    user.screen.press(.enter)

    #expect(await user.screen.until { !$0.contains("Back to Now") })
    #expect(!user.app.store.isTravelling)
  }

  @Test func `one key leads to the moments before from any screen`() async throws {
    let user = try AppUser(at: "sights://sights/3")
    #expect(await user.screen.shows("London, United Kingdom"))
    await user.screen.settled()

    user.screen.press(.character("t"))
    #expect(await user.screen.shows("Back to Now"))
    #expect(user.screen.text.contains("London, United Kingdom"))
    for _ in 1...3 { user.screen.press(.left) }

    #expect(await user.screen.until { !$0.contains("London, United Kingdom") })
    user.screen.press(.escape)
    #expect(await user.screen.until { !$0.contains("Back to Now") })
    #expect(user.screen.text.contains("London, United Kingdom"))
  }

  @Test func `arrows go to the moments beside this one, and Escape back to the present`()
    async throws
  {
    let user = try await userAtInspector()
    user.app.store.travel(to: 2)
    #expect(await user.screen.shows("2 of 4"))
    #expect(user.screen.attributes.contains("bg=tinted"))

    user.screen.press(.left)
    #expect(await user.screen.shows("Action 1 of 4"))
    #expect(user.screen.text.filter { $0 == "━" }.count == 19)
    user.screen.press(.right)
    user.screen.press(.right)
    #expect(await user.screen.shows("Action 3 of 4"))
    #expect(user.screen.text.filter { $0 == "━" }.count == 57)
    user.screen.press(.escape)

    #expect(await user.screen.until { !$0.contains("Back to Now") })
    #expect(!user.app.store.isTravelling)
    #expect(!user.screen.attributes.contains("bg=tinted"))
  }

  @Test func `a session that is saved can be replayed`() async throws {
    let user = try await userAtInspector()

    try user.screen.tap("Save")

    #expect(await user.screen.shows("Saved as"))
    #expect(user.screen.text.contains("✓ Session Saved"))
    let files = try FileManager.default.contentsOfDirectory(atPath: user.directory.url.path)
    let name = try #require(files.first { $0.hasPrefix("session-") })
    let file = try RecordingFile<SightsApp>(contentsOf: user.directory.url.appending(path: name))
    #expect(file.recording.numbers.count == 4)
    #expect(throws: Never.self) { try file.check() }
  }

  @Test func `a session that can't be saved isn't called saved`() async throws {
    let user = try await userAtInspector()
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

  @Test func `the app goes on from a moment, and its screens load again`() async throws {
    let user = try await userAtInspector()
    user.app.store.travel(to: 2)
    #expect(await user.screen.shows("Continue Here"))
    #expect(await user.screen.shows("Loading…"))
    // A spinner turns at that moment.
    user.screen.waitsForActivity = false
    await user.screen.settled()

    user.screen.press(.character("c"))
    await user.screen.settled()
    #expect(user.screen.text.contains("Continue from action 2?"))
    user.screen.press(.enter)
    await user.screen.settled()
    #expect(!user.screen.text.contains("Continue from"))
    #expect(user.app.store.isTravelling)

    user.screen.press(.character("c"))
    await user.screen.settled()
    user.screen.press(.tab)
    user.screen.press(.enter)
    user.screen.waitsForActivity = true

    #expect(await user.screen.shows("Sagrada Família"))
    #expect(!user.app.store.isTravelling)
    let recorder = try #require(user.app.store.recorder)
    #expect(recorder.branches.map(\.fork) == [2])
    await user.screen.settled()
    #expect(user.app.liveScreens.allSatisfy { $0.coordinator != nil })
  }

  @Test func `a branch is returned to, with the screens that it had`() async throws {
    let user = try await userAtInspector()
    user.app.open("sights://sights/1/visit", from: .customScheme)
    #expect(await user.screen.until { _ in !user.app.store.state.navigation.modals.isEmpty })
    await user.screen.settled()
    user.app.store.travel(to: 1)
    // A spinner turns at that moment, so the screen never settles.
    #expect(await user.screen.shows("Continue Here"))
    user.app.continueFromMoment()
    // The modal is still on its way out.
    #expect(await user.screen.until { _ in user.app.store.recorder?.branches.count == 1 })
    #expect(await user.screen.shows("Sagrada Família"))
    let branch = try #require(user.app.store.recorder?.branches.first)

    user.app.continueBranch(branch.id)

    await user.screen.settled()
    #expect(user.app.store.state.navigation.modals.count == 1)
    #expect(user.app.store.state == branch.recording.state(at: branch.recording.moments.upperBound))
  }

  @Test func `what is saved is what the app went on with`() async throws {
    let user = try await userAtInspector()
    user.app.store.dispatch(BookmarksAction.toggle(1))
    user.app.store.travel(to: 4)
    user.app.continueFromMoment()
    await user.screen.settled()

    let next = try user.restart()

    #expect(next.app.store.state.bookmarks.sights.isEmpty)
  }

  @Test func `the inspector lists what is alive, and the requests with their causes`() async throws
  {
    let user = try await userAtInspector()

    try user.screen.tap("Screens")
    #expect(await user.screen.shows("tab explore"))
    #expect(user.screen.text.contains("ExploreCoordinator"))
    try user.screen.tap("Network")
    #expect(await user.screen.shows("GET /sights?page=1  200"))
    #expect(user.screen.text.contains("after action 1 · explore, effect"))
    try user.screen.tap("1  GET /sights?page=1  200")
    #expect(await user.screen.shows("Copy as curl"))
    try user.screen.tap("Copy as curl")

    #expect(UIPasteboard.general.string?.hasPrefix("curl -X GET") == true)
  }

  @Test func `an action that is typed as JSON is dispatched`() async throws {
    let user = try await userAtInspector()

    try user.screen.tap("More")
    try user.screen.tap("Dispatch an Action")
    #expect(await user.screen.shows("Choose an action"))
    try user.screen.tap("An action as JSON")
    user.screen.type(#"{"type":"BookmarksAction","value":{"added":{"_0":3}}}"#)
    user.screen.press(.enter)

    #expect(await user.screen.shows("Dispatched BookmarksAction.added"))
    #expect(user.app.store.state.bookmarks.sights == [3])
    let recording = try #require(user.app.recording)
    #expect(recording[recording.moments.upperBound].source == "inspector")
  }

  @Test func `an action is skipped, and its state is saved`() async throws {
    let user = try await userAtInspector(columns: 200, rows: 60)
    try user.screen.tap("3  CatalogueAction.pageLoad")
    await user.screen.shows("Save State")

    try user.screen.tap("Save State")
    #expect(await user.screen.shows("Type a name"))
    try user.screen.tap("Name of the state after action 3")
    user.screen.press(.enter)
    #expect(await user.screen.shows("state-3.jsonl"))
    let path = user.directory.url.appending(path: "States/state-3.jsonl").path
    #expect(try NamedState<SightsApp>(named: path).leftOut.isEmpty)
    try user.screen.tap("Actions")
    try user.screen.tap("3  CatalogueAction.pageLoad")
    await user.screen.shows("Skip It")
    try user.screen.tap("Skip It")

    #expect(await user.screen.until { _ in user.app.store.recorder?.branches.count == 1 })
    await user.screen.settled()
    let recording = try #require(user.app.recording)
    #expect(describeAction(recording[3].action) == "SkippedAction")
  }

  @Test func `a state that was saved is opened, and a branch is continued`() async throws {
    let user = try await userAtInspector(columns: 200, rows: 60)
    user.app.store.dispatch(BookmarksAction.added(3))
    try user.screen.tap("More")
    await user.screen.shows("Name of the state after action")
    try user.screen.tap("Name of the state after action")
    user.screen.type("three")
    user.screen.press(.enter)
    #expect(await user.screen.shows("A state that was saved."))
    user.app.store.dispatch(BookmarksAction.added(4))

    try user.screen.tap("A state that was saved.")

    #expect(await user.screen.until { _ in user.app.store.state.bookmarks.sights == [3] })
    await user.screen.settled()
    user.screen.press(.character("4"))
    #expect(await user.screen.shows("Inspector"))
    try user.screen.tap("More")
    #expect(await user.screen.shows("Left after action"))
    try user.screen.tap("Left after action")
    #expect(await user.screen.until { _ in user.app.store.state.bookmarks.sights == [4, 3] })
  }

  @Test func `an action is changed, and the rest follows from it`() async throws {
    let user = try await userAtInspector(columns: 200, rows: 60)
    user.app.store.dispatch(BookmarksAction.added(3))
    let number = try #require(user.app.recording?.moments.upperBound)
    #expect(await user.screen.shows("\(number)  BookmarksAction.added"))
    try user.screen.tap("\(number)  BookmarksAction.added")
    await user.screen.shows("Change It")

    try user.screen.tap("Change It")
    #expect(await user.screen.shows("Change action \(number)"))
    try user.screen.tap("An action as JSON")
    user.screen.press(.end)
    for _ in 0..<80 { user.screen.press(.backspace) }
    user.screen.type(#"{"type":"BookmarksAction","value":{"added":{"_0":5}}}"#)
    user.screen.press(.enter)

    #expect(await user.screen.until { _ in user.app.store.state.bookmarks.sights == [5] })
    #expect(user.app.store.recorder?.branches.count == 1)
  }

  @Test func `a pinned action is listed first, and paused lists stay`() async throws {
    let user = try await userAtInspector(columns: 200, rows: 60)
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

  @Test func `the report and the session are saved, and offered for sharing`() async throws {
    let shared = Mutex<[String]>([])
    var services = SightsApp.testServices(clock: TestClock())
    services.shell.share = { url in shared.withLock { $0.append(url.pathExtension) } }
    let user = try AppUser(services: services)
    try await user.sees("Sagrada Família")
    user.screen.press(.character("4"))
    try await user.sees("RouteAction<AppMap>.user")

    try user.screen.tap("Save Session")
    #expect(await user.screen.shows("Session Saved"))
    try user.screen.tap("More")
    try user.screen.tap("Save Report")

    #expect(await user.screen.until { _ in shared.withLock { $0 } == ["jsonl", "html"] })
    let names = try FileManager.default.contentsOfDirectory(atPath: user.directory.url.path)
    let report = try #require(names.first { $0.hasPrefix("report-") })
    let html = try String(
      contentsOf: user.directory.url.appending(path: report), encoding: .utf8)
    #expect(html.contains("<h3>Requests</h3>") && html.contains("GET /sights?page=1  200"))
    #expect(html.contains("Sagrada Família"))
  }

  private func userAtInspector(columns: Int = 80, rows: Int = 24) async throws -> AppUser {
    let user = try AppUser(columns: columns, rows: rows)
    try await user.sees("Sagrada Família")
    user.screen.press(.character("4"))
    try await user.sees("RouteAction<AppMap>.user")
    await user.screen.settled()
    return user
  }
}
