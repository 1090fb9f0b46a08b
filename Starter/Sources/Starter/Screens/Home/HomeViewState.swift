import AppShell

/// The screen in words, ready to show.
struct HomeViewState: Equatable {
  let title: String
  let count: String
  let canReset: Bool

  init(_ state: HomeState) {
    title = localized("Home")
    count = localized("Count: \(state.count)")
    canReset = state.count > 0
  }
}
