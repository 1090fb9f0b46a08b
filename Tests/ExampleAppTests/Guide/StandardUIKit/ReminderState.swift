import Foundation
import Redux

/// The state of the screen, kept until it is closed.
struct ReminderState: StateType, Equatable {
  var date: Date?

  mutating func reduce(_ action: any ActionType) {
    switch action.as(ReminderAction.self) {
    case .dateChosen(let date): self.date = date
    case nil: break
    }
  }
}

/// The events on the screen.
enum ReminderAction: ActionType, Codable, Equatable {
  case dateChosen(Date)
}
