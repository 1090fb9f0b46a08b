import Redux
import Testing

@testable import Starter

@Suite(.timeLimit(.minutes(30))) @MainActor struct HomeStateTests {
  @Test(arguments: [
    (HomeAction.addTapped, HomeState(count: 3)), (.resetTapped, HomeState(count: 0)),
  ])
  func `each action changes the count in its way`(action: HomeAction, expected: HomeState) {
    var state = HomeState(count: 2)

    state.reduce(action)

    #expect(state == expected)
  }

  @Test(arguments: [(0, false), (1, true)])
  func `there is something to reset once there is a count`(count: Int, expected: Bool) {
    let viewState = HomeViewState(HomeState(count: count))

    #expect(viewState.count == "Count: \(count)")
    #expect(viewState.canReset == expected)
  }
}
