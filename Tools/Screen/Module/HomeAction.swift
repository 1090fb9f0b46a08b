public import Redux

/// The events in the feature.
public enum HomeAction: ActionType, Codable, Equatable {
  /// The user counted one more.
  case addTapped
  /// The user started again.
  case resetTapped
}
