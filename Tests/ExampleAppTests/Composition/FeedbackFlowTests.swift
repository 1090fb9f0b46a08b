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

/// A success is confirmed wherever the user is by then.
@Suite(.timeLimit(.minutes(30))) @MainActor struct FeedbackFlowTests {
  private let backend = EmbeddedBackend(latency: .zero)
  private let clock = TestClock()

  @Test(arguments: [
    "sights://explore", "sights://explore?search=tower", "sights://sights/3", "sights://saved",
    "sights://sights/3/visit",
  ])
  func `a form to sign in above any screen confirms there that it worked`(link: String)
    async throws
  {
    let services = Services.test(backend, clock: clock)
    _ = try await services.client.register(
      Registration(name: "Ada", email: "ada@example.com", password: "countess"))
    let user = try AppUser(at: link, clock: clock, services: services)
    await user.screen.settled()

    user.dispatch(AppRoute.present([.signIn]))
    try await user.signIn(password: "countess")

    #expect(await user.screen.until { !$0.contains("New here?") && $0.contains("✓ Signed In") })
  }

  @Test func `a review that is sent after the user has left its sight is confirmed elsewhere`()
    async throws
  {
    let user = try AppUser(
      at: "sights://account/register", clock: clock, services: .test(backend, clock: clock))
    try await user.fillInReview()
    for _ in 0..<3 { backend.failNext(status: 503) }
    user.screen.press(.character("s"), .control)
    try await clock.pass { user.outbox.changes.first?.reason != nil }
    user.app.open("sights://explore", from: .inApp)
    await user.screen.settled()

    try await clock.pass { user.outbox.changes.isEmpty }

    #expect(await user.screen.shows("✓ Review Sent"))
    #expect(await user.isAt("explore"))
  }
}
