import Foundation

/// The screen in words, ready to show.
struct ReminderViewState: Equatable {
  let title: String
  let date: Date?

  init(_ state: ReminderState) {
    title = "Reminder"
    date = state.date
  }
}
