import AppShell
import AppTesting
import CoordinatorLinks
import Testing
import UIKit

@testable import ExampleApp

@Suite(.timeLimit(.minutes(30))) @MainActor
struct ASightIsSavedTests {
  @Test func `a sight is saved`() async throws {
    let user = try AppTesting.AppUser<SightsApp>(columns: 80, rows: 24)

    try await user.tap("Big Ben, Rated 4.0  London, United Kingdom · 1859")
    try await user.tap("Save")
    await user.settled()
    user.app.open("sights://saved", from: .customScheme)
    #expect(await user.shows("Big Ben, Rated 4.0  London, United Kingdom · 1859"))
    let value1 = await user.state(at: "bookmarks.sights")
    #expect(value1 == "[3]")
  }
}
