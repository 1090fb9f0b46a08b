import AppShell

/// The scores in words, ready to show.
struct ScoresViewState: Equatable {
  let title: String
  let points: String

  init(_ state: ScoresState) {
    title = localized("Scores")
    points = localized("Points: \(state.points)")
  }
}
