/// A message that a screen shows instead of its content.
public enum Placeholder: Equatable, Sendable {
  /// Loading; with a reason if that takes long, and then the user can stop it.
  case loading(_ reason: String? = nil)
  /// There is nothing to show.
  case message(_ title: String, _ text: String)
  case failure(_ title: String, _ reason: String)
}
