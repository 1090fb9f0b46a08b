import AppShell
import AppTesting
import Coordinator
import CoordinatorLinks
import Outbox
import Redux
import ReduxTesting
import Testing
import UIKit

@testable import ExampleApp

/// The user takes back a review that the server has.
@Suite(.timeLimit(.minutes(30)), .withAndWithoutTime) @MainActor struct RemoveReviewFlowTests {
  private let backend = EmbeddedBackend(latency: .zero)

  /// A user whose review of sight 38 is the only one, and has the focus.
  private func author() async throws -> AppUser {
    let clock = TestClock()
    let user = try AppUser(
      at: "sights://account/register", clock: clock, services: .test(backend, clock: clock))
    try await user.fillInReview()
    user.screen.press(.character("s"), .control)
    try #require(await user.screen.shows("✓ Review Sent"))
    await user.screen.settled()
    return user
  }

  private func tapRemove(_ user: AppUser) async throws {
    try #require(await user.screen.shows("Remove your review?"))
    await user.screen.settled()
    try user.screen.tap("  Remove  ")
  }

  @Test(arguments: [Character("x"), nil])
  func `a review that was sent can be removed, by a key or by choosing it`(key: Character?)
    async throws
  {
    let user = try await author()
    #expect(user.screen.text.contains("✓ Review Sent"))
    #expect(!user.screen.text.contains("u Undo"))

    if let key {
      user.screen.press(.down)
      #expect(await user.screen.shows("⏎ x Remove"))
      user.screen.press(.character(key))
    } else {
      try user.screen.tap("★★★★☆ Ada")
    }
    try await tapRemove(user)

    #expect(await user.screen.shows("✓ Review Removed"))
    #expect(await user.screen.shows("No Reviews Yet"))
    #expect(try await user.app.services.client.reviews(of: 38).isEmpty)
    #expect(try await user.app.services.client.sight(38).rating == nil)
  }

  @Test func `a removal that the server refuses is kept, and given up by the user`() async throws {
    let user = try await author()
    backend.failNext(status: 403)

    try user.screen.tap("★★★★☆ Ada")
    try await tapRemove(user)
    #expect(await user.screen.shows("did not accept this"))
    #expect(user.screen.text.contains("★★★★☆ Not removed yet"))
    #expect(!user.screen.text.contains("Undo"))
    await user.screen.settled()
    try user.screen.tap("Not removed yet")
    #expect(await user.screen.shows("This review isn't removed yet."))
    await user.screen.settled()
    try user.screen.tap("Keep It")

    #expect(await user.screen.shows("★★★★☆ Ada"))
    #expect(try await user.app.services.client.reviews(of: 38).count == 1)
  }

  @Test func `a removal that has no room among the unsent reviews is reported`() async throws {
    let user = try await author()
    let email = try #require(user.app.store.state.session.current?.email)
    user.serverHangs()
    for number in 1...ReviewChange.limit {
      let change = ReviewChange(sightId: 40, draft: ReviewDraft(rating: 1, text: "\(number)"))
      user.dispatch(
        ReviewOutboxAction.added(PendingReview(change, id: "\(number)", account: email)))
    }

    try user.screen.tap("★★★★☆ Ada")
    try await tapRemove(user)

    #expect(await user.screen.shows("Some changes were not kept."))
    try await user.tap("OK")
    #expect(await user.screen.shows("★★★★☆ Ada"))
  }

  @Test func `the reviews of others can't be removed`() async throws {
    let user = try await author()
    user.app.open("sights://sights/3/reviews", from: .inApp)
    #expect(await user.screen.shows("★"))
    await user.screen.settled()

    user.screen.press(.down)
    #expect(!user.screen.text.contains("x Remove"))
    user.screen.press(.character("x"))
    await user.screen.settled()

    #expect(!user.screen.text.contains("Remove your review?"))
  }

  @Test func `a server removes a review for its author only, and once`() async throws {
    let user = try await author()
    let client = user.app.services.client
    let review = try #require(try await client.reviews(of: 38).first)
    var other = client
    other.tokens = TokenStore()
    _ = try await other.register(
      Registration(name: "Bo", email: "bo@example.com", password: "long enough"))
    _ = try await other.signIn(Credentials(email: "bo@example.com", password: "long enough"))

    await #expect(throws: ClientError.self) { try await other.remove(review: review.id, of: 38) }
    try await client.remove(review: review.id, of: 38)

    await #expect(throws: ClientError.notFound) {
      try await client.remove(review: review.id, of: 38)
    }
  }
}
