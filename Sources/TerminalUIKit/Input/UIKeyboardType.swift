/// The keyboard that suits a field; a terminal's is always the same.
public enum UIKeyboardType: Int, Sendable {
  /// Letters.
  case `default`
  /// Addresses of people.
  case emailAddress = 7
}
