import AppShell
import AppTesting
import Redux
import ReduxRecording
import Testing
import UIKit

@testable import AppInspector
@testable import ExampleApp

@Suite(.timeLimit(.minutes(30)), .withAndWithoutTime) @MainActor struct ContinueToastTests {
  @Test func `a toast confirms that the app goes on from a moment`() async throws {
    let user = try await AppUser.atInspector()
    user.app.store.travel(to: 3)
    await user.screen.settled()

    user.app.continueFromMoment()

    #expect(await user.screen.shows("✓ Continued from action 3"))
  }
}
