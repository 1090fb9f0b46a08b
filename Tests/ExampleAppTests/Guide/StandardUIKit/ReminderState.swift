import Foundation
import Redux

/// What the screen remembers until it is closed.
struct ReminderState: StateType, Equatable {
  var date: Date?

  mutating func reduce(_ action: any ActionType) {
    switch action.as(ReminderAction.self) {
    case .dateChosen(let date): self.date = date
    case nil: break
    }
  }
}

/// What can happen on the screen.
enum ReminderAction: ActionType, Codable, Equatable {
  case dateChosen(Date)
}
