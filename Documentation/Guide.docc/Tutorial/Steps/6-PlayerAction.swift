import Coordinator

/// The events on the form: its text changed, or it is sent or closed.
enum PlayerAction: LocalAction, Codable, Equatable {
  case changed(name: String)
  case sent(name: String)
  case closed
}
