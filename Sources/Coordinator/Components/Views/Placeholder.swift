/// A message that a screen shows instead of its content.
public enum Placeholder: Equatable, Sendable {
  /// Loading, which won't take long.
  case loading
  /// Loading takes long, for a reason; the user can stop it.
  case waiting(_ reason: String)
  /// There is nothing to show.
  case message(_ title: String, _ text: String)
  case failure(_ title: String, _ reason: String)
}

extension Placeholder {
  /// The placeholder while something loads, with a reason if that takes long.
  public static func loading(_ reason: String?) -> Placeholder {
    reason.map { .waiting($0) } ?? .loading
  }
}
