import AppInspector
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

@Suite(.timeLimit(.minutes(30))) @MainActor struct UnsentReviewFlowTests {
  private let backend = EmbeddedBackend(latency: .zero)
  private let clock = TestClock()

  /// A user who registered, and sends a review of sight 38, which the server refuses a few times.
  private func author(
    refused status: Int, times: Int = 3, tokens: TokenStore<Session> = TokenStore()
  ) async throws -> AppUser {
    let user = try AppUser(
      at: "sights://account/register", clock: clock,
      services: .test(backend, clock: clock, tokens: tokens))
    try await user.fillInReview()
    for _ in 0..<times { backend.failNext(status: status) }
    user.screen.press(.character("s"), .control)
    try await clock.pass { user.outbox.changes.first?.reason != nil }
    return user
  }

  @Test func `a busy server doesn't keep the user in the form, and gets the review later`()
    async throws
  {
    let user = try await author(refused: 503)
    #expect(await user.screen.shows("The server is busy."))
    #expect(user.screen.text.contains("Well worth the climb."))
    #expect(user.app.store.state.navigation.modals.isEmpty)

    try await clock.pass { user.outbox.changes.isEmpty }

    #expect(await user.screen.shows("★★★★☆ Ada"))
    #expect(await user.screen.until { !$0.contains("Not sent yet") })
  }

  @Test func `a refused review is edited, and sent as another`() async throws {
    let user = try await author(refused: 422, times: 1)
    #expect(await user.screen.shows("Not sent yet"))

    try await user.answer("Edit", aboutReview: "Not sent yet")
    #expect(await user.screen.shows("How was it?"))
    #expect(await user.screen.shows("Well worth the climb."))
    await user.screen.settled()
    user.screen.press(.character("s"), .control)

    #expect(await user.screen.shows("★★★★☆ Ada"))
    #expect(await user.screen.until { !$0.contains("Not sent yet") })
  }

  @Test(arguments: [400, 403, 404, 409, 412])
  func `a review that the server won't take is kept, and the user decides`(status: Int) async throws
  {
    let user = try await author(refused: status, times: 1)

    #expect(user.outbox.changes.map(\.status) == [.refused])
    #expect(user.outbox.changes.map(\.canBeReplaced) == [true])
    #expect(await user.screen.shows("Not sent yet"))
    #expect(user.screen.text.contains("Well worth the climb."))
  }

  @Test(arguments: [429, 500, 502, 503, 504])
  func `a review waits for a server in trouble, and is sent once`(status: Int) async throws {
    let user = try await author(refused: status)
    #expect(user.outbox.changes.map(\.status) == [.waiting])
    #expect(user.outbox.changes.map(\.mayHaveArrived) == [[500, 502, 504].contains(status)])

    try await clock.pass { user.outbox.changes.isEmpty }

    #expect(await user.screen.shows("★★★★☆ Ada"))
  }

  @Test func `a review waits while the server wants a newer app`() async throws {
    let user = try await author(refused: 426, times: 1)
    #expect(await user.screen.shows("Update Needed"))
    #expect(user.outbox.changes.map(\.status) == [.waiting])
    await user.screen.settled()

    try user.screen.tap("Try Again")
    #expect(await user.screen.until { !$0.contains("Update Needed") })
    try await clock.pass { user.outbox.changes.isEmpty }

    #expect(await user.screen.shows("★★★★☆ Ada"))
  }

  @Test func `a full outbox takes no review, and the user is told`() async throws {
    let user = try await author(refused: 422, times: 1)
    user.app.open("sights://sights/3/reviews/new", from: .inApp)
    await user.screen.shows("How was it?")
    await user.screen.settled()
    try user.screen.tap("stars-4")
    try user.fill("How was it?", with: "Loud.")
    let email = try #require(user.app.store.state.session.current?.email)
    user.serverHangs()
    for number in 1..<ReviewChange.limit {
      let change = ReviewChange(sightId: 1, draft: ReviewDraft(rating: 1, text: "\(number)"))
      user.dispatch(
        ReviewOutboxAction.added(PendingReview(change, id: "\(number)", account: email)))
    }

    user.screen.press(.character("s"), .control)

    #expect(await user.screen.shows("Some changes were not kept."))
    try await user.tap("OK")
    #expect(await user.isAt("sights/3/reviews/new"))
    #expect(user.outbox.changes.count == ReviewChange.limit)
    #expect(user.app.store.state.guestBook.drafts[3]?.text == "Loud.")
  }

  @Test func `after a lost answer, what is written next is another review with another key`()
    async throws
  {
    let server = ForgetfulServer(backend: backend)
    let user = try await author(of: "Nice.", on: server)
    try await clock.pass { user.outbox.changes.first?.mayHaveArrived == true }
    #expect(user.outbox.changes.first?.canBeReplaced == false)

    try await write("Nice, but noisy.", as: user)
    server.isForgetful = false
    try await clock.pass { user.outbox.changes.isEmpty }

    #expect(await user.screen.shows("Nice, but noisy."))
    #expect(Set(server.texts.values) == [["Nice."], ["Nice, but noisy."]])
  }

  @Test func `a review that the server may have forgotten is sent again only if the user says so`()
    async throws
  {
    let backend = EmbeddedBackend(latency: .zero, date: AppTime(clock).date)
    let server = ForgetfulServer(backend: backend)
    let user = try await author(of: "Nice.", on: server)
    try await clock.pass { user.outbox.changes.first?.pause != nil }
    server.isForgetful = false

    clock.jump(by: .seconds(25 * 3_600))
    try await clock.pass { user.outbox.changes.first?.status != .waiting }
    #expect(user.outbox.changes.map(\.status) == [.conflict])
    #expect(server.requestCount(of: "Nice.") == 3)
    user.app.open("sights://account/unsent", from: .inApp)
    #expect(await user.screen.shows("It may have been sent already."))
    await user.screen.settled()
    try user.screen.tap("Nice.")
    #expect(await user.screen.shows("Send this review again?"))
    await user.screen.settled()
    try user.screen.tap("Send Again")
    try await clock.pass { user.outbox.changes.isEmpty }

    #expect(server.requestCount(of: "Nice.") == 4)
    #expect(server.texts.count == 1)
  }

  /// A user who has registered, and sent a review of sight 38.
  private func author(of text: String, on server: ForgetfulServer) async throws -> AppUser {
    let user = try AppUser(
      at: "sights://account/register", clock: clock, services: server.services(clock: clock))
    try await user.register()
    await user.screen.shows("Sign Out")
    try await write(text, as: user)
    return user
  }

  /// Writes a review of sight 38, and sends it.
  private func write(_ text: String, as user: AppUser) async throws {
    user.app.open("sights://sights/38/reviews/new", from: .inApp)
    await user.screen.shows("How was it?")
    await user.screen.settled()
    try user.screen.tap("stars-4")
    try user.fill("How was it?", with: text)
    user.screen.press(.character("s"), .control)
    try await clock.pass(.zero) { user.app.store.state.navigation.modals.isEmpty }
  }

  @Test func `a refused review is discarded`() async throws {
    let user = try await author(refused: 422, times: 1)
    #expect(await user.screen.shows("Not sent yet"))

    try await user.answer("Discard", aboutReview: "Not sent yet")

    #expect(await user.screen.shows("No Reviews Yet"))
    #expect(user.outbox.changes.isEmpty)
  }

  @Test func `a review that waits outlives the app, and is sent with its identity`() async throws {
    let user = try await author(refused: 503)
    #expect(await user.screen.shows("Not sent yet"))
    let id = try #require(user.outbox.changes.first?.id)
    await user.receive(.enteredBackground)
    guard
      case .data(let data, _) =
        StateFile<SightsApp>(directory: user.directory.url, isReadOnly: true).read()
    else { throw ClientError.unreachable }

    #expect(data.unsent.changes.map(\.id) == [id])
    #expect(data.unsent.changes.first?.change.draft.text == "Well worth the climb.")
    #expect(data.drafts == [:])
  }

  @Test func `a review that waits for minutes is sent when the user is back`() async throws {
    let user = try await author(refused: 503)
    #expect(user.outbox.changes.first?.pause != nil)

    await user.receive(.enteredBackground)
    await user.receive(.becameActive)

    try await clock.pass(.zero) { user.outbox.changes.isEmpty }
    #expect(await user.screen.shows("★★★★☆ Ada"))
  }

  @Test func `a review that waits for minutes is sent when there is a network again`()
    async throws
  {
    let user = try await author(refused: 503)
    #expect(user.outbox.changes.first?.pause != nil)

    await user.receive(.networkBecameAvailable)

    try await clock.pass(.zero) { user.outbox.changes.isEmpty }
    #expect(await user.screen.shows("★★★★☆ Ada"))
  }

  @Test func `a refresh in the background sends what waits, and the window shows that`()
    async throws
  {
    let tokens = TokenStore<Session>()
    var user = try await author(refused: 503, tokens: tokens)
    user.app.close()
    user = try AppUser(
      at: nil, inBackground: true, directory: user.directory, clock: clock,
      services: .test(backend, clock: clock, tokens: tokens))
    #expect(user.outbox.changes.count == 1)

    await user.receive(.backgroundRefresh)

    #expect(user.outbox.changes.isEmpty)
    #expect(user.app.livingScreens.isEmpty)
    await user.receive(.becameActive)
    user.app.open("sights://sights/38/reviews", from: .inApp)
    #expect(await user.screen.shows("★★★★☆ Ada"))
  }

  @Test func `nothing of the earlier user is left after signing out`() async throws {
    let user = try await author(refused: 503)
    #expect(await user.screen.shows("Not sent yet"))
    user.dispatch(GuestBookAction.drafted(3, UnfinishedReview(rating: 1, text: "Loud")))
    user.app.open("sights://account", from: .inApp)
    #expect(await user.screen.shows("Sign Out"))
    await user.screen.settled()

    try user.screen.tap("Sign Out")
    #expect(await user.screen.shows("discarded: 2."))
    await user.screen.settled()
    user.dispatch(SessionAction.signOutConfirmed)
    await user.screen.until { $0.contains("Not signed in") }
    await user.receive(.enteredBackground)

    let state = user.app.store.state
    #expect(state.guestBook.outbox.changes.isEmpty)
    #expect(state.guestBook.drafts == [:])
    #expect(state.session.last == nil)
    guard
      case .data(let data, _) =
        StateFile<SightsApp>(directory: user.directory.url, isReadOnly: true).read()
    else { throw ClientError.unreachable }
    #expect(data == SavedData())
  }
}
