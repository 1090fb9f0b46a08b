import UIKit

extension UITextField {
  /// Makes a field with a border, which follows the text size that the user chose.
  convenience init(_ style: UIFont.TextStyle, placeholder: String? = nil) {
    self.init(frame: .zero)
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    borderStyle = .roundedRect
    self.placeholder = placeholder
  }

  /// Makes a field for the email address that names an account.
  static func email() -> UITextField {
    let field = UITextField(.body, placeholder: "Email")
    field.keyboardType = .emailAddress
    field.textContentType = .username
    field.autocapitalizationType = .none
    return field
  }

  /// Makes a field for a password, the last one of its form.
  static func password(_ contentType: UITextContentType) -> UITextField {
    let field = UITextField(.body, placeholder: "Password")
    field.textContentType = contentType
    field.isSecureTextEntry = true
    field.returnKeyType = .go
    return field
  }

  /// Lets the return key move on to the next field.
  func continues(in next: UITextField) {
    returnKeyType = .next
    on { [unowned next] in next.becomeFirstResponder() }
  }

  /// The text without the white space around it.
  var trimmedText: String { (text ?? "").trimmingCharacters(in: .whitespacesAndNewlines) }
}
