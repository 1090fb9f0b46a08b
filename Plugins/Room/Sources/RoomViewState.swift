/// The screen in words, ready to show.
struct RoomViewState: Equatable {
  let count: String
  let canReset: Bool

  init(_ state: RoomState) {
    count = "Count: \(state.count)"
    canReset = state.count > 0
  }
}
