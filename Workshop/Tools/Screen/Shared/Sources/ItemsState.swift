import Redux

/// The state of the screen, kept until it is closed: the search, whose rows `ItemsCatalog` has.
struct ItemsState: StateType, Equatable {
  /// The text that the list is searched for; empty if it shows everything.
  var search = ""

  mutating func reduce(_ action: any ActionType) {
    if case ItemsAction.searched(let search) = action { self.search = search }
  }
}
