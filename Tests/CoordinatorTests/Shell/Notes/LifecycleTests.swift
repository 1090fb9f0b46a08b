import AppShell
import AppTesting
import Foundation
import Redux
import ReduxTesting
import Testing

@Suite(.timeLimit(.minutes(30))) struct LifecycleTests {
  private let start = Date(timeIntervalSince1970: 0)

  @Test(arguments: [(60.0, 0.0), (600.0, 600.0), (-60.0, -60.0)])
  func `only old data is loaded again`(pause: TimeInterval, refresh: TimeInterval) {
    var state = LifecycleState()
    state.reduce(LifecycleAction.cameToFront(at: start, maximumAge: 300))

    state.reduce(LifecycleAction.cameToFront(at: start + pause, maximumAge: 300))

    #expect(state.refreshedAt == start + refresh)
  }

  @Test @MainActor func `the app says when the user is back, but not at the start`() async throws {
    let user = try NotesUser(services: NotesApp.testServices(clock: TestClock()))
    #expect(user.app.store.state.lifecycle.refreshedAt == nil)

    await user.receive(.enteredBackground)
    await user.receive(.becameActive)

    #expect(user.app.store.state.lifecycle.refreshedAt != nil)
  }
}
