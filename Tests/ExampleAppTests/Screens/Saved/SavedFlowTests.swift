import AppShell
import AppTesting
import Coordinator
import Foundation
import Redux
import ReduxTesting
import Testing
import UIKit

@testable import ExampleApp

@Suite(.timeLimit(.minutes(30)), .withAndWithoutTime) @MainActor struct SavedFlowTests {
  @Test func `an empty list says how to fill it`() async throws {
    let user = try AppUser(at: "sights://saved")

    #expect(await user.screen.shows("Nothing Saved Yet"))
  }

  @Test func `a key removes a saved sight, and undo brings it back`() async throws {
    let user = try AppUser(at: "sights://saved")
    user.app.store.dispatch(BookmarksAction.added(3))
    #expect(await user.screen.shows("Big Ben"))
    #expect(await user.screen.shows("London, United Kingdom · 1859"))

    user.screen.press(.delete)

    #expect(await user.screen.shows("Nothing Saved Yet"))
    #expect(user.screen.text.contains("✓ Removed from Saved"))

    try user.screen.tap("Undo")
    #expect(await user.screen.shows("Big Ben"))
    #expect(user.screen.text.contains("✓ Restored"))
    #expect(!user.screen.text.contains("Undo"))
  }

  @Test func `only the sights that come into view are loaded`() async throws {
    let user = try AppUser(at: "sights://saved")
    await user.screen.shows("Nothing Saved Yet")

    user.app.store.dispatch(StorageAction.loaded(SavedData(saved: Array(1...200).reversed())))

    #expect(await user.screen.until { !$0.contains("Loading…") && !$0.contains("Nothing Saved") })
    let loaded = (51...200).filter { user.app.store.state.catalogue[$0].value != nil }
    #expect((1...24).contains(loaded.count))
  }

  @Test(arguments: [80, 120])
  func `an action sheet asks before all saved sights go`(columns: Int) async throws {
    let user = try AppUser(at: "sights://saved", columns: columns)
    for id in 3...4 { user.app.store.dispatch(BookmarksAction.added(id)) }
    #expect(await user.screen.shows("Saved (2)"))
    await user.screen.settled()

    try user.screen.tap("Clear")
    #expect(await user.screen.shows("Remove all saved sights?"))
    await user.screen.settled()
    let isPopover = user.screen.text.contains("▴")
    try user.screen.tap("Remove All")

    #expect(await user.screen.shows("Nothing Saved Yet"))
    #expect(isPopover == (columns == 120))
    #expect(!user.screen.text.contains("Saved ("))
  }

  @Test func `a second app with the same data warns that it saves nothing`() async throws {
    let first = try AppUser()
    await first.screen.shows("Big Ben")

    let second = try AppUser(directory: first.directory)

    #expect(await second.screen.shows("already open with this data"))
  }

  @Test func `a damaged file is set aside, kept and reported`() async throws {
    let directory = TemporaryDirectory()
    try Data("damaged".utf8).write(to: directory.url.appending(path: "state.json"))

    let user = try AppUser(at: "sights://saved", directory: directory)

    #expect(await user.screen.shows("set aside as state.damaged-"))
    try await user.tap("OK")
    #expect(await user.screen.shows("Nothing Saved Yet"))
  }

  /// Saves a sight that the server refuses to send.
  private func userWithRefusedSight() async throws -> AppUser {
    let (backend, clock) = (EmbeddedBackend(latency: .zero), TestClock())
    let user = try AppUser(
      at: "sights://saved", clock: clock, services: .test(backend, clock: clock))
    await user.screen.shows("Nothing Saved Yet")
    backend.failNext(status: 403)
    user.dispatch(BookmarksAction.added(200))
    return user
  }

  @Test func `sights that could not be loaded are loaded by the row below them`() async throws {
    let user = try await userWithRefusedSight()
    #expect(await user.screen.shows("Could Not Load the Sight"))
    #expect(user.screen.text.contains("The server did not accept this (403)."))

    try user.screen.tap("did not accept this")

    #expect(await user.screen.until { !$0.contains("(403)") && !$0.contains("Sight 200") })
    #expect(user.app.store.state.catalogue[200].value != nil)
    #expect(!user.screen.text.contains("Select to"))
  }

  @Test func `the row that offers to try again doesn't stop a sight that loads`() async throws {
    let user = try await userWithRefusedSight()
    #expect(await user.screen.shows("did not accept this (403)"))
    user.serverHangs()
    user.dispatch(BookmarksAction.added(4))
    let store = user.app.store
    #expect(await user.screen.until { _ in store.state.catalogue[4].isLoading })

    try user.screen.tap("did not accept this")

    #expect(await user.screen.until { _ in store.state.catalogue[200].isLoading })
    #expect(store.state.catalogue[4].isLoading)
  }

  @Test func `a sight opened by a link from Saved leads back to Saved`() async throws {
    let user = try AppUser(at: "sights://saved/3")

    #expect(await user.screen.shows("‹ Saved"))
  }

  @Test func `undo restores sights one by one, the last removed first`() async throws {
    let user = try AppUser(at: "sights://saved")
    for id in [1, 2, 3] { user.app.store.dispatch(BookmarksAction.added(id)) }
    #expect(await user.screen.shows("Big Ben"))
    for _ in 0..<3 { user.screen.type("x") }

    for expected in [[1], [2, 1], [3, 2, 1]] {
      try user.screen.tap("Undo")
      #expect(user.app.store.state.bookmarks.sights == expected)
    }
    #expect(await user.screen.until { !$0.contains("Undo") })
  }

  @Test func `a failure to save is shown until saving works again`() async throws {
    let directory = TemporaryDirectory()
    try FileManager.default.removeItem(at: directory.url)
    try Data("no folder".utf8).write(to: URL(filePath: directory.url.path))
    let user = try AppUser(at: "sights://saved", directory: directory)
    user.app.store.dispatch(BookmarksAction.added(3))
    #expect(await user.screen.shows("Your changes could not be saved"))

    try FileManager.default.removeItem(at: URL(filePath: directory.url.path))
    user.app.store.dispatch(BookmarksAction.added(4))

    #expect(await user.screen.until { !$0.contains("could not be saved") })
  }
}
