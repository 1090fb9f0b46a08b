public import Foundation

/// Is asked before the text of a field changes, and told when the user comes and leaves.
@MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Returns whether Return has its usual effect.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool

  /// Called when the user begins to edit the text.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Called when the user leaves the text.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Returns whether the user may change the text in this way.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
}

extension UITextFieldDelegate {
  /// Returns true.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  /// Returns true.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
}
