import AppShell
import AppTesting
import CoordinatorLinks
import Foundation
import Redux
import ReduxTesting
import Testing
import UIKit

@testable import ExampleApp

@Suite(.timeLimit(.minutes(30)), .withAndWithoutTime) @MainActor struct GuideFlowTests {
  private let directory = TemporaryDirectory()
  private let backend = EmbeddedBackend(latency: .zero)
  private var folder: GuideFolder { GuideFolder(url: directory.url.appending(path: "downloads")) }

  /// A user at the guide to Big Ben, from a server that takes its time.
  private func reader(of backend: EmbeddedBackend? = nil) async throws -> AppUser {
    let clock = TestClock()
    let services = Services.test(backend ?? self.backend, clock: clock, guides: folder)
    let user = try AppUser(
      at: "sights://sights/3/guide", directory: directory, clock: clock, services: services)
    #expect(await user.screen.shows("device"))
    // The list comes first, so that only the guide waits for the server afterwards.
    if let latency = backend?.latency {
      await clock.sleepers(3)
      await clock.advance(by: latency)
    }
    #expect(await user.screen.until { _ in !user.app.store.state.catalogue.isEmpty })
    // A download goes on for as long as the clock stands still.
    user.screen.waitsForActivity = false
    return user
  }

  @Test func `a guide is downloaded in parts, and the screen says how far`() async throws {
    let user = try await reader(of: EmbeddedBackend(latency: .seconds(1)))
    #expect(user.screen.text.contains("This guide isn't on this device yet."))

    try await user.tap("Download")
    for percent in stride(from: 0, to: 100, by: 10) {
      await user.waitsForServer()
      #expect(await user.screen.shows(" \(percent)% downloaded"))
    }
    await user.waitsForServer()

    #expect(await user.screen.shows("This guide is on this device."))
    #expect(user.screen.text.contains("Big Ben"))
    #expect(folder.read(3)?.isComplete == true)
  }

  @Test func `a download stops, and continues there after a restart`() async throws {
    let user = try await reader(of: EmbeddedBackend(latency: .seconds(1)))
    try await user.tap("Download")
    for percent in ["0%", "10%", "20%", "30%"] {
      await user.waitsForServer()
      #expect(await user.screen.shows(" \(percent) downloaded"))
    }

    try await user.tap("Stop")
    #expect(await user.screen.shows("3 of 10 parts are on this device."))
    #expect(await user.screen.shows("Download Stopped"))
    user.app.close()
    let next = try await reader()
    #expect(next.screen.text.contains("3 of 10 parts are on this device."))
    backend.failNext(status: 404)
    try await next.tap("Continue")
    #expect(await next.screen.shows("This could not be found on the server."))
    try await next.tap("Continue")

    #expect(await next.screen.shows("This guide is on this device."))
  }

  @Test func `a guide that changed on the server is downloaded anew`() async throws {
    var old = Guide(sightId: 3, version: "old", count: 10)
    old.add([GuidePart(number: 1, version: "old", text: "Yesterday")])
    try folder.write(old)
    let user = try await reader()
    #expect(await user.shows("Yesterday"))

    try await user.tap("Continue")

    #expect(await user.screen.shows("This guide is on this device."))
    #expect(await user.showsNo("Yesterday"))
    #expect(folder.read(3)?.parts.count == 10)
  }

  @Test func `a full disk is said, and nothing is lost`() async throws {
    try Data().write(to: folder.url)
    let user = try await reader()

    try await user.tap("Download")

    #expect(await user.screen.shows("The guide could not be saved."))
    try FileManager.default.removeItem(at: folder.url)
    try await user.tap("Download")
    #expect(await user.screen.shows("This guide is on this device."))
  }

  @Test func `a download goes on after the user leaves, and its screen shows it again`()
    async throws
  {
    let user = try await reader(of: EmbeddedBackend(latency: .seconds(1)))
    try await user.tap("Download")
    await user.waitsForServer()
    #expect(await user.screen.shows(" 0% downloaded"))

    user.screen.press(.escape)
    #expect(await user.screen.shows("London, United Kingdom"))
    await user.screen.settled()
    user.app.open("sights://sights/3/guide", from: .inApp)
    #expect(await user.screen.shows(" 0% downloaded"))
    await user.waitsForServer()
    #expect(await user.screen.shows(" 10% downloaded"))
    await user.screen.settled()
    try user.screen.tap("Stop")

    #expect(await user.screen.shows("1 of 10 parts are on this device."))
  }

  @Test func `a complete guide is downloaded again part by part, and kept meanwhile`()
    async throws
  {
    let user = try await reader(of: EmbeddedBackend(latency: .seconds(1)))
    try await user.tap("Download")
    for _ in 0...10 { await user.waitsForServer() }
    #expect(await user.screen.shows("✓ Guide Downloaded"))

    try await user.tap("Download Again")
    await user.waitsForServer()
    await user.waitsForServer()
    #expect(await user.screen.shows(" 10% downloaded"))
    try await user.tap("Stop")

    #expect(await user.screen.shows("This guide is on this device."))
    #expect(folder.read(3)?.isComplete == true)
  }

  @Test func `a guide that is looked for isn't a download, and the search can be stopped`()
    async throws
  {
    let user = try await reader()
    user.dispatch(DownloadsAction.load(3, .started))
    #expect(await user.screen.shows("Loading…"))
    #expect(!user.screen.text.contains("%"))

    try await user.tap("Stop")

    #expect(await user.screen.shows("This guide isn't on this device yet."))
  }

  @Test func `a guide can be removed, and brought back`() async throws {
    let user = try await reader()
    try await user.tap("Download")
    #expect(await user.screen.shows("This guide is on this device."))

    try await user.tap("Remove")

    #expect(await user.screen.shows("This guide isn't on this device yet."))
    #expect(await user.screen.shows("✓ Guide Removed"))
    #expect(await user.screen.shows("u Undo"))
    #expect(folder.read(3) == nil)

    user.screen.press(.character("u"))

    #expect(await user.screen.shows("This guide is on this device."))
    #expect(folder.read(3)?.isComplete == true)
  }
}

extension AppUser {
  /// Lets the second pass that the server takes, once the request and its two deadlines wait for it.
  fileprivate func waitsForServer() async {
    await clock.sleepers(3)
    let progress = app.store.state.downloads[3].progress
    await clock.advance(by: .seconds(1))
    _ = await screen.until { [app] _ in app.store.state.downloads[3].progress != progress }
  }
}

extension CatalogueState {
  /// Whether no list has come yet.
  fileprivate var isEmpty: Bool {
    self[SightQuery()].sights.value == nil
  }
}
