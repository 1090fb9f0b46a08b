/// Whether words are corrected while the user types; a terminal never does.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the system likes.
  case `default`
  /// Never.
  case no
  /// Always.
  case yes
}
