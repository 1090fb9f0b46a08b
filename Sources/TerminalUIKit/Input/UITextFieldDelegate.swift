public import Foundation

/// Follows what the user types into a field, and decides what Return and each change mean.
@MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Tells that the keys go to the field now.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Tells that the keys no longer go to the field.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Decides whether Return does what it usually does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool

  /// Decides whether the text may be cleared at once.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Decides whether the text in the range may become the replacement.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
}

extension UITextFieldDelegate {
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  /// Agrees.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }

  /// Agrees.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

  /// Agrees.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
}
