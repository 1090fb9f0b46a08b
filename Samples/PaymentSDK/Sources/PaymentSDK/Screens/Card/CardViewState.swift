import Redux

/// The card in words, ready to show.
struct CardViewState: Equatable {
  let card: String?
  let switchTitle: String
  let canSwitch: Bool
  let status: Status

  init(_ state: CardState) {
    let isFrozen = state.card.value?.isFrozen == true
    card = state.card.value.map { "Card •••• \($0.lastDigits)\(isFrozen ? " is frozen" : "")" }
    switchTitle = isFrozen ? "Unfreeze" : "Freeze"
    canSwitch = state.card.value != nil && !state.card.isLoading
    status = Status(state.card)
  }
}
