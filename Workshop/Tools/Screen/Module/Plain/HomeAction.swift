public import Coordinator

/// The events on the screen.
public enum HomeAction: LocalAction, Codable, Equatable {
  /// The user counted one more.
  case addTapped
  /// The user started again.
  case resetTapped
}
