import Redux

/// The events of the list of sights.
enum ExploreAction: ActionType, Codable, Equatable {
  case viewLoaded
  case refreshPulled
  case endReached
  case retryTapped
  case stopTapped
  case searchChanged(String)
  /// The user paused in typing, or left the field.
  case searched(String)
  case sortTapped(SightQuery.Sort?)
  /// The user reversed the order.
  case orderTapped
  case sightTapped(Sight.ID)
  /// The user tapped the status below the sights: to stop while they load, and else to try again.
  case statusTapped
}
