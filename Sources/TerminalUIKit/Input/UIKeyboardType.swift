/// The keyboard that suits a field; a terminal's is always the same.
public enum UIKeyboardType: Int, Sendable {
  /// Letters.
  case `default`
  /// Letters without accents.
  case asciiCapable
  /// Digits and punctuation.
  case numbersAndPunctuation
  /// Addresses of pages.
  case URL
  /// Digits.
  case numberPad
  /// Digits for a telephone.
  case phonePad
  /// Names and telephone numbers.
  case namePhonePad
  /// Addresses of people.
  case emailAddress
  /// Digits with a decimal point.
  case decimalPad
  /// Words to search for.
  case webSearch = 10
}
