import Redux

/// The events while the app is too old.
enum UpdateAction: ActionType, Codable, Equatable {
  /// The server refused a request of this version.
  case refused
  case retryTapped
  case check(LoadAction<SightsPage>)
}
