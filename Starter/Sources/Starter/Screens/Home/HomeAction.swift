import Coordinator

/// The events on the screen.
enum HomeAction: LocalAction, Codable, Equatable {
  case addTapped
  case resetTapped
}
