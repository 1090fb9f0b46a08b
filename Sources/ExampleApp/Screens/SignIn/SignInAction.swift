import AppComponents
import AppShell
import Coordinator
import Redux

/// The events of the form to sign in.
enum SignInAction: LocalAction, FormActionType, Codable {
  case changed(hasText: Bool)
  case sent(Credentials)
  /// The progress of signing in, and its outcome.
  case sending(LoadAction<Account>)
  case stopTapped
  case registerTapped(email: String)
  case closed
}
