import AppComponents
import AppShell
import Coordinator
import Redux

/// The events of the form to register.
enum RegisterAction: LocalAction, FormActionType, Codable {
  case changed(hasText: Bool)
  case sent(Registration)
  /// The progress of registering, and its outcome.
  case sending(LoadAction<Account>)
  case stopTapped
  case signInTapped(email: String)
  case closed
}
