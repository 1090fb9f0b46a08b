import Redux

/// The state of the list of sights.
struct ExploreState: StateType, Equatable {
  /// The user's search.
  private(set) var query = SightQuery()
  /// The user's last search with an answer, which stays in sight until the next one has its own.
  private(set) var answeredQuery: SightQuery?

  mutating func reduce(_ action: any ActionType) {
    switch action.as(ExploreAction.self) {
    case .searched(let words): query.search = words
    case .sortTapped(let sort): (query.sort, query.isReversed) = (sort, false)
    case .orderTapped: query.isReversed.toggle()
    case .viewLoaded, .refreshPulled, .endReached, .retryTapped, .stopTapped, .searchChanged,
      .sightTapped, nil:
      break
    }
  }

  /// Remembers the search once its sights are there.
  mutating func follow(_ catalogue: CatalogueState) {
    if catalogue[query].sights.value != nil { answeredQuery = query }
  }
}

/// The events of the list of sights.
enum ExploreAction: ActionType, Codable, Equatable {
  case viewLoaded, refreshPulled, endReached, retryTapped, stopTapped
  case searchChanged(String)
  /// The user stopped typing.
  case searched(String)
  case sortTapped(SightQuery.Sort?)
  /// The user turned the sort round.
  case orderTapped
  case sightTapped(Sight.ID)
}
