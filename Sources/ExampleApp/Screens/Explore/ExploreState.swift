import Redux

/// The state of the list of sights.
struct ExploreState: StateType, Equatable {
  /// The user's search.
  private(set) var query = SightQuery()
  /// The user's last search with an answer, which stays in sight until the next one has its own.
  private(set) var answeredQuery: SightQuery?

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case ExploreAction.searched(let words): query.search = words
    case ExploreAction.sortTapped(let sort):
      query.sort = sort
      query.isReversed = false
    case ExploreAction.orderTapped: query.isReversed.toggle()
    default: break
    }
  }

  /// Remembers the search once its sights are there.
  mutating func follow(_ catalogue: CatalogueState) {
    if catalogue[query].sights.value != nil { answeredQuery = query }
  }
}
