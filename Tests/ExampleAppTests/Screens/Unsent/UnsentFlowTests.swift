import AppTesting
import Coordinator
import CoordinatorLinks
import Outbox
import Redux
import ReduxTesting
import Testing
import UIKit

@testable import AppShell
@testable import ExampleApp

@Suite(.timeLimit(.minutes(30))) @MainActor struct UnsentFlowTests {
  private let backend = EmbeddedBackend(latency: .zero)
  private let clock = TestClock()

  /// A user who registered, and wrote a review of sight 38, which the server refused once.
  private func author() async throws -> AppUser {
    let user = try AppUser(
      at: "sights://account/register", clock: clock, services: .test(backend, clock: clock))
    try await user.register()
    await user.screen.shows("Sign Out")
    backend.failNext(status: 422)
    let change = ReviewChange(sightId: 38, draft: ReviewDraft(rating: 4, text: "High."))
    user.dispatch(
      ReviewOutboxAction.added(PendingReview(change, id: "1", account: "ada@example.com")))
    try await clock.pass(.milliseconds(1)) { user.outbox.changes.first?.reason != nil }
    await user.screen.settled()
    return user
  }

  @Test func `the account leads to what isn't sent, and a retry sends it`() async throws {
    let user = try await author()

    try user.screen.tap("Not Sent Yet: 1")
    #expect(await user.screen.shows("Not Accepted"))
    #expect(user.screen.text.contains("The server did not accept this (422)."))

    try await user.answer("Send Now", aboutReview: "High.")
    try await clock.pass(.milliseconds(1)) { user.outbox.changes.isEmpty }

    #expect(await user.screen.shows("Everything Is Sent"))
    #expect(await user.screen.shows("✓ Review Sent"))
  }

  @Test func `a sent review that waits is undone, and is text again`() async throws {
    let user = try await author()
    user.app.open("sights://sights/38", from: .inApp)

    #expect(await user.screen.shows("Review Waiting to Be Sent"))
    #expect(await user.screen.shows("u Undo"))
    await user.screen.settled()
    user.screen.type("u")

    #expect(await user.screen.shows("How was it?"))
    #expect(await user.screen.shows("High."))
    #expect(user.outbox.changes.isEmpty)
  }

  @Test func `a refused review holds no other of its sight`() async throws {
    let user = try await author()
    let change = ReviewChange(sightId: 38, draft: ReviewDraft(rating: 5, text: "Higher."))

    user.dispatch(
      ReviewOutboxAction.added(PendingReview(change, id: "2", account: "ada@example.com")))
    try await clock.pass(.milliseconds(1)) { user.outbox.changes.map(\.id) == ["1"] }

    #expect(user.outbox.changes.map(\.id) == ["1"])
    #expect(user.outbox.changes.map(\.status) == [.refused])
  }

  @Test func `a refused review is edited from the list`() async throws {
    let user = try await author()
    user.app.open("sights://account/unsent", from: .inApp)
    #expect(await user.screen.shows("High."))

    try await user.answer("Edit", aboutReview: "High.")

    #expect(await user.screen.shows("How was it?"))
    #expect(await user.screen.shows("High."))
    #expect(user.outbox.changes.isEmpty)
  }

  @Test func `a refused review is discarded from the list`() async throws {
    let user = try await author()
    user.app.open("sights://account/unsent", from: .inApp)
    #expect(await user.screen.shows("High."))

    try await user.answer("Discard", aboutReview: "High.")

    #expect(await user.screen.shows("Everything Is Sent"))
    #expect(user.outbox.changes.isEmpty)
  }

  @Test func `the account's tab has the number of what waits, on every screen`() async throws {
    let user = try await author()
    user.app.open("sights://explore", from: .inApp)

    #expect(await user.screen.shows("Account (1)"))
  }

  @Test func `the link asks for a sign-in first`() async throws {
    let user = try AppUser(
      at: "sights://account/unsent", clock: clock, services: .test(backend, clock: clock))
    #expect(await user.screen.shows("New here?"))
    await user.screen.settled()

    try user.screen.tap("New here? Register")
    try await user.register()

    #expect(await user.screen.shows("Everything Is Sent"))
  }
}
