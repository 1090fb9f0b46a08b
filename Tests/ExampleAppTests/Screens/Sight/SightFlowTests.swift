import AppShell
import AppTesting
import Coordinator
import CoordinatorLinks
import Redux
import Testing
import UIKit

@testable import ExampleApp

@Suite(.timeLimit(.minutes(30)), .withAndWithoutTime) @MainActor struct SightFlowTests {
  @Test func `a saved sight is marked in the list and listed as saved`() async throws {
    let user = try AppUser(at: "sights://sights/3")
    await user.screen.shows("https://sights.example/sights/3")

    try user.screen.tap(" Save ")
    #expect(await user.screen.shows("♥ Saved"))
    user.screen.press(.escape)
    #expect(await user.screen.shows("♥ Big Ben"))
    user.screen.press(.character("2"))

    #expect(await user.screen.shows("London, United Kingdom"))
    #expect(!user.screen.text.contains("Taj Mahal"))
  }

  @Test func `saved sights are there after a restart`() async throws {
    let user = try AppUser(at: "sights://sights/3")
    await user.screen.shows("https://sights.example/sights/3")
    try user.screen.tap(" Save ")
    await user.screen.shows("♥ Saved")

    let later = try user.restart()
    later.app.open("sights://saved", from: .customScheme)

    #expect(await later.screen.shows("Big Ben"))
  }

  @Test func `a sight that can't be loaded has a title`() async throws {
    let user = try AppUser(at: "sights://sights/999")

    #expect(await user.screen.shows("Could Not Load the Sight"))

    #expect(user.screen.text.split(separator: "\n").first?.contains("Sight 999") == true)
  }

  @Test func `a removal can be undone where the toast is`() async throws {
    let user = try AppUser(at: "sights://sights/3")
    await user.screen.shows("https://sights.example/sights/3")
    user.screen.type("s")
    #expect(await user.screen.shows("✓ Saved"))
    #expect(!user.screen.text.contains("u Undo"))

    user.screen.type("s")
    #expect(await user.screen.shows("✓ Removed from Saved"))
    #expect(user.screen.text.contains("u Undo"))
    user.screen.type("u")

    #expect(await user.screen.shows("♥ Saved"))
    #expect(await user.showsNo("u Undo"))
  }

  @Test func `a sheet over the toast offers no key that doesn't work there`() async throws {
    let user = try AppUser(at: "sights://sights/3")
    await user.screen.shows("https://sights.example/sights/3")
    user.screen.type("s")
    #expect(await user.screen.shows("✓ Saved"))
    user.screen.type("s")
    #expect(await user.screen.shows("u Undo"))

    user.screen.type("v")
    #expect(await user.screen.shows("I Was Here"))
    await user.screen.settled()

    #expect(!user.screen.text.contains("u Undo"))
  }

  @Test func `a tap copies the link of a sight`() async throws {
    let user = try AppUser(at: "sights://sights/3")
    await user.screen.shows("Big Ben")
    await user.screen.settled()

    try user.screen.tap("Copy Link")

    // All apps share the pasteboard, so nothing else may run before this.
    #expect(UIPasteboard.general.string == "https://sights.example/sights/3")
    #expect(await user.screen.shows("✓ Link Copied"))
    #expect(user.screen.text.contains("Copy Link"))
  }

  @Test func `keys save a sight, visit it, and write about it`() async throws {
    let user = try AppUser(at: "sights://sights/3")
    await user.screen.shows("https://sights.example/sights/3")

    user.screen.type("s")
    #expect(await user.screen.shows("♥ Saved"))
    user.screen.type("v")
    #expect(await user.screen.shows("I Was Here"))
    await user.screen.settled()
    user.screen.press(.escape)
    #expect(await user.showsNo("I Was Here"))
    await user.screen.settled()
    user.screen.type("w")

    #expect(await user.screen.shows("New here? Register"))
  }

  @Test func `an unknown sight says so`() async throws {
    let user = try AppUser(at: "sights://sights/999999")

    #expect(await user.screen.shows("This could not be found on the server."))
  }

  @Test func `a link opens on its screen, with the list under it`() async throws {
    let user = try AppUser(at: "https://sights.example/sights/3")
    #expect(await user.screen.shows("Big Ben"))
    await user.screen.settled()

    try user.screen.tap("‹ Explore")

    #expect(await user.screen.shows("Taj Mahal"))
  }

  @Test func `saving is confirmed for a short time`() async throws {
    let user = try AppUser(at: "sights://sights/3")
    await user.screen.shows("Big Ben")
    await user.screen.settled()

    try user.screen.tap(" Save ")
    #expect(await user.screen.shows("✓ Saved"))
    await user.wait(.seconds(4))

    #expect(await user.screen.until { !$0.contains("✓") })
    #expect(user.screen.text.contains("♥ Saved"))
  }

  @Test func `a wide page has the facts beside the story, a narrow one below it`() async throws {
    let user = try AppUser(at: "sights://sights/3", columns: 80)
    await user.screen.shows("51.5007° N")
    await user.screen.settled()
    let narrow = user.screen.text

    user.screen.resize(columns: 110, rows: 24)
    let wide = user.screen.text
    user.screen.resize(columns: 80, rows: 24)

    let story = "Big Ben is really"
    #expect(!narrow.rows(with: story)[0].contains("51.5007° N"))
    #expect(wide.rows(with: story)[0].contains("51.5007° N"))
    #expect(user.screen.text == narrow)
  }
}

extension String {
  /// The lines that contain a text.
  fileprivate func rows(with text: String) -> [Substring] {
    split(separator: "\n").filter { $0.contains(text) }
  }
}
