import AppShell

/// The form in words, ready to show.
struct PlayerViewState: Equatable {
  let title: String
  /// The fault in the name; nil if there is none.
  let problem: String?
  let canSend: Bool

  init(_ state: PlayerState) {
    title = localized("Your Name")
    problem = state.name.count > 20 ? localized("Use at most 20 letters.") : nil
    canSend = !state.name.isEmpty && problem == nil
  }
}
