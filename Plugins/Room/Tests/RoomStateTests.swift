import Redux
import Testing

@Suite struct RoomStateTests {
  @Test(arguments: [
    (RoomAction.addTapped, RoomState(count: 3)), (.resetTapped, RoomState(count: 0)),
  ])
  func `each action changes the count in its way`(action: RoomAction, expected: RoomState) {
    var state = RoomState(count: 2)

    state.reduce(action)

    #expect(state == expected)
  }

  @Test(arguments: [(0, false), (1, true)])
  func `there is something to reset once there is a count`(count: Int, expected: Bool) {
    let viewState = RoomViewState(RoomState(count: count))

    #expect(viewState.count == "Count: \(count)")
    #expect(viewState.canReset == expected)
  }
}
