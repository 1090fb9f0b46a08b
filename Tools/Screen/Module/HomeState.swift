public import Redux

/// The state of the feature.
public struct HomeState: StateType, Equatable {
  var count = 0

  /// Makes the state in which the feature starts.
  public init() {}

  /// Counts, or starts again.
  public mutating func reduce(_ action: any ActionType) {
    switch action {
    case HomeAction.addTapped: count += 1
    case HomeAction.resetTapped: count = 0
    default: break
    }
  }
}
