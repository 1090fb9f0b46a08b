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
    try await pass { outbox(user).changes.first?.reason != nil }
    await user.screen.settled()
    return user
  }

  /// Lets time pass until a condition holds; the disk takes real time.
  private func pass(until condition: () -> Bool) async throws {
    for _ in 0..<1_000 where !condition() {
      await clock.advance(by: .milliseconds(1))
      try await Task.sleep(for: .milliseconds(1))
    }
  }

  private func outbox(_ user: AppUser) -> OutboxState<ReviewChange> {
    user.app.store.state.guestBook.outbox
  }

  @Test func `the account leads to what isn't sent, and a retry sends it`() async throws {
    let user = try await author()

    try user.screen.tap("Not Sent Yet: 1")
    #expect(await user.screen.shows("Not Accepted"))
    #expect(user.screen.text.contains("The server did not accept this (422)."))
    await user.screen.settled()
    try user.screen.tap("High.")
    #expect(await user.screen.shows("This review isn't sent yet."))
    await user.screen.settled()
    try user.screen.tap("Send Now")
    try await pass { outbox(user).changes.isEmpty }

    #expect(await user.screen.shows("Everything Is Sent"))
    #expect(await user.screen.shows("✓ Review Sent"))
  }

  @Test func `a refused review is edited from the list`() async throws {
    let user = try await author()
    user.app.open("sights://account/unsent", from: .inApp)
    #expect(await user.screen.shows("High."))
    await user.screen.settled()

    try user.screen.tap("High.")
    #expect(await user.screen.shows("This review isn't sent yet."))
    await user.screen.settled()
    try user.screen.tap("Edit")

    #expect(await user.screen.shows("How was it?"))
    #expect(await user.screen.shows("High."))
    #expect(outbox(user).changes.isEmpty)
  }

  @Test func `a refused review is discarded from the list`() async throws {
    let user = try await author()
    user.app.open("sights://account/unsent", from: .inApp)
    #expect(await user.screen.shows("High."))
    await user.screen.settled()

    try user.screen.tap("High.")
    #expect(await user.screen.shows("This review isn't sent yet."))
    await user.screen.settled()
    try user.screen.tap("Discard")

    #expect(await user.screen.shows("Everything Is Sent"))
    #expect(outbox(user).changes.isEmpty)
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
