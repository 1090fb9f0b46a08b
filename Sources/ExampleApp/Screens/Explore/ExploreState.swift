import Redux

/// What the list of sights remembers.
struct ExploreState: StateType, Equatable {
  /// What the user is looking for.
  private(set) var query = SightQuery()

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
}

/// What can happen on the list of sights.
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
