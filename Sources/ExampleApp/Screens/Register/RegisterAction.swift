import AppComponents
import Redux

/// The events of the form to register.
typealias RegisterAction = FormAction<Registration>

nonisolated extension Registration: FormDraft {
  typealias Response = Account

  enum Other: ActionType, Codable, Equatable {
    case signInTapped(email: String)
  }
}
