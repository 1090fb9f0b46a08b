import AppTesting
import Coordinator
import CoordinatorLinks
import Foundation
import Outbox
import Redux
import ReduxTesting
import Testing
import UIKit

@testable import AppInspector
@testable import AppShell
@testable import ExampleApp

@Suite(.timeLimit(.minutes(30)), .withAndWithoutTime) @MainActor struct WriteReviewFlowTests {
  /// A user who has typed a part of a review.
  private func writer() async throws -> AppUser {
    let user = try AppUser(at: "sights://sights/38/reviews")
    user.signIn()
    try await user.write()
    try user.screen.tap("stars-4")
    try user.fill("How was it?", with: "Well worth qu")
    return user
  }

  @Test func `a form that is opened in another tab leads back there`() async throws {
    let user = try AppUser(at: "sights://saved/38")
    user.signIn()
    await user.screen.shows("Write")

    user.screen.type("w")
    await user.screen.shows("Your Review")
    await user.screen.settled()
    #expect(user.app.store.state.navigation.modals == [[.writeReview(id: 38)]])
    user.screen.press(.escape)
    await user.screen.settled()

    let place = user.app.store.state.navigation.route
    #expect(place == Route(tab: .saved, [.sight(id: 38), .reviews(id: 38)]))
  }

  @Test func `the form is quit without a question, because its draft is kept`() async throws {
    let user = try await writer()

    user.screen.press(.character("c"), .control)

    #expect(user.screen.isQuit)
    #expect(user.app.store.state.guestBook.drafts[38]?.text == "Well worth qu")
  }

  @Test func `what the keyboard corrects after a review is sent is no new draft`() async throws {
    let user = try await writer()
    let coordinators = user.app.liveScreens.compactMap { $0.coordinator as? WriteReviewCoordinator }
    let form = try #require(coordinators.first).viewController
    user.serverHangs()
    user.screen.press(.character("s"), .control)
    #expect(user.outbox.changes.count == 1)

    form.textView.text += "!"
    form.textViewDidChange(form.textView)

    #expect(user.app.store.state.guestBook.drafts[38] == nil)
  }

  @Test func `digits give stars, and the form says that it keeps a draft`() async throws {
    let user = try await writer()
    #expect(user.screen.text.contains("13 of 500 characters, kept as a draft"))

    try user.screen.tap("stars-4")
    #expect(user.screen.text.contains("1–5 Stars"))
    user.screen.type("2")

    #expect(user.app.store.state.guestBook.drafts[38]?.rating == 2)
  }

  @Test func `Enter on the stars moves on, and only arrow keys change the rating`() async throws {
    let user = try await writer()
    user.screen.press(.backTab)

    user.screen.press(.enter)
    user.screen.type("eue")
    user.screen.press(.backTab)
    user.screen.press(.left)

    let draft = try #require(user.app.store.state.guestBook.drafts[38])
    #expect(draft == UnfinishedReview(rating: 3, text: "Well worth queue"))
  }

  @Test func `on a low screen, too, what is typed first is the text`() async throws {
    let user = try AppUser(at: "sights://sights/38/reviews", columns: 40, rows: 12)
    user.signIn()
    try await user.write()

    #expect(user.screen.text.contains("✓ Signed In   ^S Send   ^G Keys"))
    user.screen.type("Hills")

    let draft = try #require(user.app.store.state.guestBook.drafts[38])
    #expect(draft == UnfinishedReview(rating: nil, text: "Hills"))
  }

  @Test func `a digit corrects another, and Enter moves on to the text`() async throws {
    let user = try await writer()
    user.screen.press(.backTab)

    user.screen.type("52")
    user.screen.press(.enter)
    user.screen.type("eue, but t")

    let draft = try #require(user.app.store.state.guestBook.drafts[38])
    #expect(draft == UnfinishedReview(rating: 2, text: "Well worth queue, but t"))
  }

  @Test func `who goes on typing after a failed send writes text, not stars`() async throws {
    let user = try AppUser(at: "sights://sights/38/reviews")
    user.signIn()
    try await user.write()
    user.screen.type("Good")

    user.screen.press(.character("s"), .control)
    #expect(await user.screen.shows("⚠ Choose from 1 to 5 stars."))
    #expect(user.screen.text.contains("←→ Rating"))
    user.screen.type(" hills")

    let draft = try #require(user.app.store.state.guestBook.drafts[38])
    #expect(draft == UnfinishedReview(rating: nil, text: "Good hills"))
  }

  @Test func `a letter of the window does nothing while a star has the focus`() async throws {
    let user = try await writer()
    try user.screen.tap("stars-4")

    user.screen.type("t")
    await user.screen.settled()

    #expect(!user.app.store.isPaused)
    #expect(user.screen.text.contains("Well worth qu"))
  }

  @Test func `Control and S sends the form wherever the focus is`() async throws {
    let user = try await writer()
    try user.screen.tap("stars-4")
    #expect(user.screen.text.contains("^S Send"))

    user.screen.press(.character("s"), .control)

    await user.screen.until { !$0.contains("Well worth qu") }
    #expect(user.app.store.state.guestBook.drafts[38] == nil)
  }

  @Test func `a form that is sent twice before it closes sends one review`() async throws {
    let user = try await writer()
    let form = try #require(
      user.app.liveScreens.lazy.compactMap { $0.coordinator as? WriteReviewCoordinator }.first)
    let review = ReviewDraft(rating: 4, text: "Well worth it")

    form.handle(.sent(review))
    form.handle(.sent(review))

    #expect(user.app.store.state.guestBook.outbox.changes.count == 1)
  }

  @Test func `Esc keeps what is typed for the next time`() async throws {
    let user = try await writer()

    user.screen.press(.escape)
    await user.screen.until { !$0.contains("Well worth qu") }
    user.app.open("sights://sights/38/reviews/new", from: .inApp)

    #expect(await user.screen.shows("Well worth qu"))
    let draft = UnfinishedReview(rating: 4, text: "Well worth qu")
    #expect(user.app.store.state.guestBook.drafts == [38: draft])
  }

  @Test func `a link leads away from the form, which comes back as it was`() async throws {
    let user = try await writer()

    user.app.open("sights://sights/3", from: .customScheme)
    #expect(await user.screen.shows("https://sights.example/sights/3"))
    user.app.open("sights://sights/38/reviews/new", from: .inApp)

    #expect(await user.screen.shows("Well worth qu"))
  }

  @Test func `what is typed outlives the app, also if it crashes`() async throws {
    let user = try await writer()
    await user.receive(.enteredBackground)

    let crashed = StateFile<SightsApp>(directory: user.directory.url, isReadOnly: true).read()
    let next = try user.restart()
    next.signIn()
    try await next.write()

    guard case .data(let data, _) = crashed else { throw ClientError.unreachable }
    #expect(data.drafts == [38: UnfinishedReview(rating: 4, text: "Well worth qu")])
    #expect(await next.screen.shows("Well worth qu"))
  }

  @Test func `what is typed is in no recording, also after it was saved and sent in vain`()
    async throws
  {
    let (user, folder) = (try await writer(), TemporaryDirectory())
    user.app.close()
    let url = folder.url.appending(path: "session.jsonl")
    let (clock, backend) = (TestClock(), EmbeddedBackend(latency: .zero))
    let next = try AppUser(
      at: "sights://sights/38/reviews", directory: user.directory, clock: clock,
      services: .test(backend, clock: clock), writer: RecordingWriter<SightsApp>(url: url))
    next.signIn()
    try await next.write()
    backend.failNext(status: 422)
    try next.fill("Well worth qu", with: "xyzzy")
    next.screen.press(.character("s"), .control)
    #expect(await next.screen.settled())

    let text = try String(contentsOf: url, encoding: .utf8)
    for secret in ["worth qu", "xyzzy"] { #expect(!text.contains(secret)) }
    #expect(text.contains("drafted") && text.contains("sent") && text.contains("loaded"))
    #expect(throws: Never.self) { try RecordingFile<SightsApp>(contentsOf: url).check() }
  }

  @Test func `no sight has the draft of another, and a review that is sent leaves none`()
    async throws
  {
    let user = try await writer()
    user.app.open("sights://sights/3/reviews/new", from: .inApp)
    #expect(await user.screen.shows("Big Ben"))
    #expect(await user.screen.shows("How was it?"))

    let change = ReviewChange(sightId: 38, draft: ReviewDraft(rating: 4, text: "High."))
    user.dispatch(
      ReviewOutboxAction.added(PendingReview(change, id: "1", account: "ada@example.com")))

    #expect(user.app.store.state.guestBook.drafts == [:])
  }
}

extension AppUser {
  /// Opens the form for a review of sight 38.
  fileprivate func write() async throws {
    app.open("sights://sights/38/reviews/new", from: .inApp)
    await screen.shows("Your Review")
    await screen.settled()
  }
}
