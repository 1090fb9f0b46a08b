import AppShell
import AppTesting
import Coordinator
import Redux
import ReduxTesting
import Testing
import UIKit

@testable import ExampleApp

@Suite(.timeLimit(.minutes(30)), .withAndWithoutTime) @MainActor struct VisitFlowTests {
  @Test func `a tap counts a visit, and another takes it back`() async throws {
    let user = try AppUser(at: "sights://sights/3/visit")
    #expect(await user.screen.shows("Visits: 0"))
    await user.screen.settled()

    try user.screen.tap("I Was Here")
    #expect(user.screen.text.contains("Visits: 1"))
    try user.screen.tap("Undo Visit")

    #expect(user.screen.text.contains("Visits: 0"))
  }

  @Test func `ten seconds read as ten seconds`() async throws {
    let user = try AppUser(at: "sights://sights/3/visit")
    await user.screen.shows("Big Ben")

    for second in 1...10 {
      await user.wait(.seconds(1))
      #expect(await user.screen.shows("Seconds on this screen: \(second)"))
    }
  }

  @Test func `a minute during which the app was suspended counts`() async throws {
    let user = try AppUser(at: "sights://sights/3/visit")
    await user.screen.shows("Big Ben")

    await user.sleep(.seconds(60))

    #expect(await user.screen.shows("Seconds on this screen: 60"))
  }

  @Test func `a failed wait says that the stopwatch runs, and doesn't wait for it`() async throws {
    let user = try AppUser(at: "sights://sights/3/visit")
    await user.screen.shows("Big Ben")
    await user.clock.sleepers(1)

    await withKnownIssue {
      #expect(await user.screen.shows("Seconds on this screen: 1", within: 100_000))
    } matching: { issue in
      issue.comments.isEmpty
        || issue.comments.contains { $0.rawValue.contains("Running effects: visit(id: 3)") }
    }
  }

  @Test func `leaving the screen ends its stopwatch`() async throws {
    let user = try AppUser(at: "sights://sights/3/visit")
    await user.screen.shows("Big Ben")
    await user.wait(.seconds(1))
    await user.screen.shows("Seconds on this screen: 1")

    await user.screen.settled()
    user.screen.press(.escape)
    await user.screen.shows("https://sights.example/sights/3")
    await user.screen.settled()
    while user.clock.sleeperCount > 0, !Task.isCancelled { await Task.yield() }

    #expect(user.app.store.state.visit.count == 0)
  }
}
