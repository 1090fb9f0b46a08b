import AppShell
import AppTesting
import Coordinator
import CoordinatorLinks
import Redux
import Testing
import UIKit

@testable import ExampleApp

@Suite(.timeLimit(.minutes(30)), .withAndWithoutTime) @MainActor struct ReviewsFlowTests {
  @Test func `the reviews of a sight are listed`() async throws {
    let user = try AppUser(at: "sights://sights/3/reviews")

    #expect(await user.screen.shows("★"))
  }

  @Test func `a sight without reviews asks for the first`() async throws {
    let user = try AppUser(at: "sights://sights/38/reviews")

    #expect(await user.screen.shows("No Reviews Yet"))
  }

  @Test func `a review is sent and stands on top, and another can be written`() async throws {
    let user = try AppUser(at: "sights://account/register")
    try await user.fillInReview()
    user.screen.press(.tab)
    user.screen.press(.enter)

    #expect(await user.screen.shows("★★★★☆ Ada"))
    #expect(user.screen.text.contains("Well worth the climb."))
    #expect(user.screen.text.contains("✓ Review Sent"))

    await user.screen.settled()
    try user.screen.tap("Write")

    #expect(await user.screen.shows("How was it?"))
    #expect(await user.screen.settled())
    #expect(user.app.store.state.navigation.modals == [[.writeReview(id: 38)]])
  }

  @Test func `the form says what is missing before it sends anything`() async throws {
    let user = try AppUser(at: "sights://account/register")
    try await user.register()
    await user.screen.shows("Sign Out")
    user.app.open("sights://sights/38/reviews/new", from: .inApp)
    await user.screen.shows("How was it?")
    await user.screen.settled()

    user.screen.type("High")
    #expect(await user.screen.shows("High"))
    #expect(!user.screen.text.contains("Choose from"))
    try user.screen.tap("  Send  ")

    #expect(await user.screen.shows("⚠ Choose from 1 to 5 stars."))
    try user.screen.tap("stars-4")
    #expect(await user.screen.until { !$0.contains("⚠") })
  }
}
