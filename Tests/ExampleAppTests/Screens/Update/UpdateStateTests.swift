import AppShell
import AppTesting
import Redux
import Testing

@testable import ExampleApp

@Suite(.timeLimit(.minutes(30))) struct UpdateStateTests {
  @Test func `an update is needed until the server answers`() {
    var state = UpdateState()
    var needed: [Bool] = []

    for action in [
      UpdateAction.retryTapped, .refused, .check(.started), .check(.failure(ClientError.outdated)),
      .check(.success(SightsPage(sights: [], page: 1, pages: 1))),
    ] {
      state.reduce(action)
      needed.append(state.isNeeded)
    }

    #expect(needed == [false, true, true, true, false])
    #expect(state == UpdateState())
  }
}
