/// An event that the SDK reports to its host.
public enum PaymentEvent: Equatable, Sendable {
  /// A transfer was sent. It has the bank's identifier.
  case transferSent(id: String)
  /// The user froze the card, or unfroze it.
  case cardChanged(isFrozen: Bool)
  /// The user asks for help, which the host gives: it may push a screen on top of the SDK's.
  case helpTapped
  /// Something happened that an analytics service may count.
  case tracked(String)
  /// The SDK has left the screen, because the user or the host closed it.
  case closed
  /// The user is signed out. Nothing follows until the SDK is shown again.
  case signedOut
}
