import Coordinator

/// The events on the form; every form is changed, sent and closed.
enum PlayerAction: LocalAction, Codable, Equatable {
  case changed(name: String)
  case sent(name: String)
  case closed
}
