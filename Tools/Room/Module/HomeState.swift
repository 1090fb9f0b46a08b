public import Redux

/// The state of the feature.
public struct HomeState: StateType, Equatable {
  var count = 0

  /// Makes the state in which the feature starts.
  public init() {}

  /// Counts, or starts again.
  public mutating func reduce(_ action: any ActionType) {
    switch action.as(HomeAction.self) {
    case .addTapped: count += 1
    case .resetTapped: count = 0
    case nil: break
    }
  }
}

/// The events in the feature.
public enum HomeAction: ActionType, Codable, Equatable {
  /// The user counted one more.
  case addTapped
  /// The user started again.
  case resetTapped
}
