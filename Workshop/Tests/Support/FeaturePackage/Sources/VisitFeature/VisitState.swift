public import Redux

/// The state of the visits to one sight.
public struct VisitState: StateType, Equatable {
  /// The number of visits.
  public private(set) var count = 0

  /// Creates a state without visits.
  public init() {}

  /// Counts a visit, or takes one back.
  public mutating func reduce(_ action: any ActionType) {
    switch action.as(VisitAction.self) {
    case .incrementTapped: count += 1
    case .decrementTapped: count = max(0, count - 1)
    case nil: break
    }
  }
}

/// The events on the screen of a visit.
public enum VisitAction: ActionType, Equatable {
  /// The user has been at the sight.
  case incrementTapped
  /// The user has counted one visit too many.
  case decrementTapped
}
