import Redux

/// What the screen of a sight remembers of itself; the sight is in `CatalogueState`.
struct SightState: StateType, Equatable {
  /// The sight whose link was copied last.
  private(set) var copied: Sight.ID?

  mutating func reduce(_ action: any ActionType) {
    switch action.as(SightAction.self) {
    case .copyLinkTapped(let id): copied = id
    case .viewLoaded: copied = nil
    case .retryTapped, .stopTapped, .saveTapped, .visitTapped, .reviewsTapped, .guideTapped, nil:
      break
    }
  }
}

/// What can happen on the screen of a sight.
enum SightAction: ActionType, Codable, Equatable {
  case viewLoaded(Sight.ID)
  case retryTapped(Sight.ID)
  case stopTapped(Sight.ID)
  case copyLinkTapped(Sight.ID)
  case saveTapped(Sight.ID)
  case visitTapped(Sight.ID)
  case reviewsTapped(Sight.ID)
  case guideTapped(Sight.ID)
}
