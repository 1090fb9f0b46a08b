/// What is capitalised while the user types; a terminal leaves that to the user.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Nothing.
  case none
  /// The first letter of each sentence.
  case sentences = 2
}
