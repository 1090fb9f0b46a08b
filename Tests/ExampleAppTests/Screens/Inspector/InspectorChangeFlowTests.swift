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

/// What a developer changes with the inspector: the moment, an action, or the state.
@Suite(.timeLimit(.minutes(30)), .withAndWithoutTime) @MainActor struct InspectorChangeFlowTests {
  @Test func `the app goes on from a moment, and its screens load again`() async throws {
    let user = try await AppUser.atInspector()
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
    #expect(user.app.store.isTraveling)

    user.screen.press(.character("c"))
    await user.screen.settled()
    user.screen.press(.tab)
    user.screen.press(.enter)
    user.screen.waitsForActivity = true

    #expect(await user.screen.shows("Sagrada Família"))
    #expect(!user.app.store.isTraveling)
    let recorder = try #require(user.app.store.recorder)
    #expect(recorder.branches.map(\.fork) == [2])
    await user.screen.settled()
    #expect(user.app.liveScreens.allSatisfy { $0.coordinator != nil })
  }

  @Test func `a branch is returned to, with the screens that it had`() async throws {
    let user = try await AppUser.atInspector()
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
    let user = try await AppUser.atInspector()
    user.app.store.dispatch(BookmarksAction.toggle(1))
    user.app.store.travel(to: 3)
    user.app.continueFromMoment()
    await user.screen.settled()

    let next = try user.restart()

    #expect(next.app.store.state.bookmarks.sights.isEmpty)
  }

  @Test func `the inspector lists what is alive, and the requests with their causes`() async throws
  {
    let user = try await AppUser.atInspector()

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
    let user = try await AppUser.atInspector()

    try user.screen.tap("More")
    try user.screen.tap("Dispatch an Action")
    #expect(await user.screen.shows("Choose an action"))
    try user.screen.tap("A name, or an action as JSON")
    user.screen.type(#"{"type":"BookmarksAction","value":{"added":{"_0":3}}}"#)
    user.screen.press(.enter)

    #expect(await user.screen.shows("Dispatched BookmarksAction.added"))
    #expect(user.app.store.state.bookmarks.sights == [3])
    let recording = try #require(user.app.recording)
    #expect(recording[recording.moments.upperBound].source == "inspector")
  }

  @Test func `an action that was never recorded is found by its name, changed and dispatched`()
    async throws
  {
    let user = try await AppUser.atInspector()
    try user.screen.tap("More")
    try user.screen.tap("Dispatch an Action")
    #expect(await user.screen.shows("AppAction.becameActive"))
    try user.screen.tap("A name, or an action as JSON")
    user.screen.type("visits added")
    #expect(await user.showsNo("AppAction.becameActive"))

    try user.screen.tap("VisitsAction.added")
    #expect(await user.screen.shows(#"{"type":"VisitsAction","value":{"added":{"_0":0}}}"#))
    for _ in 1...4 { user.screen.press(.backspace) }
    user.screen.type("5}}}")
    user.screen.press(.enter)

    #expect(await user.screen.shows("Dispatched VisitsAction.added"))
    #expect(user.app.store.state.visits.counts == [5: 1])
  }

  @Test func `Escape goes back from the actions to dispatch`() async throws {
    let user = try await AppUser.atInspector()
    try user.screen.tap("More")
    try user.screen.tap("Dispatch an Action")
    #expect(await user.screen.shows("Choose an action"))
    user.screen.press(.down)
    #expect(await user.screen.shows("Esc More"))

    user.screen.press(.escape)

    #expect(await user.screen.shows("Choose a row"))
    #expect(await user.showsNo("Esc More"))
  }

  @Test func `an action is skipped, and its state is saved`() async throws {
    let user = try await AppUser.atInspector(columns: 200, rows: 60)
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
    #expect(await user.screen.shows("✓ Skipped action 3"))
    await user.screen.settled()
    let recording = try #require(user.app.recording)
    #expect(describeAction(recording[3].action) == "SkippedAction")
  }

  @Test func `a state that was saved is opened, and a branch is continued`() async throws {
    let user = try await AppUser.atInspector(columns: 200, rows: 60)
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
    user.screen.press(.character("i"))
    #expect(await user.screen.shows("Inspector"))
    try user.screen.tap("More")
    #expect(await user.screen.shows("Left after action"))
    try user.screen.tap("Left after action")
    #expect(await user.screen.until { _ in user.app.store.state.bookmarks.sights == [4, 3] })
  }

  @Test func `an action is changed, and the rest follows from it`() async throws {
    let user = try await AppUser.atInspector(columns: 200, rows: 60)
    user.app.store.dispatch(BookmarksAction.added(3))
    let number = try #require(user.app.recording?.moments.upperBound)
    #expect(await user.screen.shows("\(number)  BookmarksAction.added"))
    try user.screen.tap("\(number)  BookmarksAction.added")
    await user.screen.shows("Change It")

    try user.screen.tap("Change It")
    #expect(await user.screen.shows("Change action \(number)"))
    try user.screen.tap("A name, or an action as JSON")
    user.screen.press(.end)
    for _ in 0..<80 { user.screen.press(.backspace) }
    user.screen.type(#"{"type":"BookmarksAction","value":{"added":{"_0":5}}}"#)
    user.screen.press(.enter)

    #expect(await user.screen.until { _ in user.app.store.state.bookmarks.sights == [5] })
    #expect(await user.screen.shows("✓ Changed action \(number)"))
    #expect(user.app.store.recorder?.branches.count == 1)
  }
}
