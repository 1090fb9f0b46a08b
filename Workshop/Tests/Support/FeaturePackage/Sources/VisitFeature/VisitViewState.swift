/// The visits in words, ready to show.
struct VisitViewState: Equatable {
  let count: String
  let canDecrement: Bool

  init(_ state: VisitState) {
    count = "Visits: \(state.count)"
    canDecrement = state.count > 0
  }
}
