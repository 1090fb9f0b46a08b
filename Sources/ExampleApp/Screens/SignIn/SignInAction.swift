import AppComponents
import Redux

/// The events of the form to sign in.
typealias SignInAction = FormAction<Credentials>

nonisolated extension Credentials: FormDraft {
  typealias Response = Account

  enum Other: ActionType, Codable, Equatable {
    case registerTapped(email: String)
  }
}
