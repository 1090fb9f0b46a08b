/// The screen in words, ready to show.
struct HomeViewState: Equatable {
  let count: String
  let canReset: Bool

  init(_ state: HomeState) {
    count = "Count: \(state.count)"
    canReset = state.count > 0
  }
}
