public import Redux

/// The state of the screen, kept until it is closed.
public struct HomeState: StateType, Equatable {
  var count: Int

  /// Creates the state of a screen that has just opened.
  public init(count: Int = 0) {
    self.count = count
  }

  /// Counts, or starts again.
  public mutating func reduce(_ action: any ActionType) {
    switch action {
    case HomeAction.addTapped: count += 1
    case HomeAction.resetTapped: count = 0
    default: break
    }
  }
}
