import Coordinator

/// The events on the first screen.
enum HomeAction: LocalAction, Codable, Equatable {
  case payTapped
}
