import AppShell

extension UITextField {
  /// Creates a field with a border, which follows the text size that the user chose.
  public convenience init(
    _ style: UIFont.TextStyle, placeholder: String, _ content: UITextContentType?
  ) {
    self.init(frame: .zero)
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    borderStyle = .roundedRect
    self.placeholder = placeholder
    accessibilityLabel = placeholder
    textContentType = content
  }

  /// Creates a field for the email address that names an account.
  public static func email() -> UITextField {
    let field = UITextField(.body, placeholder: localized("Email"), .username)
    field.keyboardType = .emailAddress
    field.autocapitalizationType = .none
    return field
  }

  /// Creates a field for a password, the last one of its form.
  public static func password(_ contentType: UITextContentType) -> UITextField {
    let field = UITextField(.body, placeholder: localized("Password"), contentType)
    field.isSecureTextEntry = true
    field.returnKeyType = .go
    return field
  }

  /// The field above a switch that shows the typed text.
  public func withSwitch() -> UIStackView {
    let (label, toggle) = (UILabel(.body), UISwitch())
    label.text = localized("Show Password")
    toggle.accessibilityLabel = label.text
    toggle.on(.valueChanged) { [unowned self, unowned toggle] in hideText(!toggle.isOn) }
    return UIStackView(column: [self, UIStackView(row: [label, toggle])], spacing: 16)
  }

  private func hideText(_ isHidden: Bool) {
    isSecureTextEntry = isHidden
    #if os(iOS)
      // UIKit empties a field that has just become secure at the next key, unless the text is typed into it.
      if isHidden, isFirstResponder, let typed = text, !typed.isEmpty {
        text = nil
        insertText(typed)
      }
    #endif
  }

  /// Lets the return key move on to the next field.
  func continues(in next: UITextField) {
    returnKeyType = .next
    on { [unowned next] in next.becomeFirstResponder() }
  }

  /// The text without the white space around it.
  public var trimmedText: String { (text ?? "").trimmingCharacters(in: .whitespacesAndNewlines) }
}

extension UITextView {
  /// Creates a text view as high as a number of lines, which follows the text size that the user chose.
  public convenience init(_ style: UIFont.TextStyle, lines: Int) {
    self.init()
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    backgroundColor = .secondarySystemBackground
    let height = heightAnchor.constraint(equalToConstant: height(ofLines: lines, style))
    height.isActive = true
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (view: Self, _) in
      height.constant = view.height(ofLines: lines, style)
    }
  }

  private func height(ofLines lines: Int, _ style: UIFont.TextStyle) -> CGFloat {
    // The view may get its new font only after this.
    let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    let height = (font.lineHeight * CGFloat(lines)).rounded(.up)
    #if os(iOS)
      return height + textContainerInset.top + textContainerInset.bottom
    #else
      return height
    #endif
  }

  /// The text without the white space around it.
  public var trimmedText: String { text.trimmingCharacters(in: .whitespacesAndNewlines) }
}

extension UIView {
  /// Takes over the correction that the keyboard still offers, which belongs to the text that is sent.
  public func acceptCorrection() {
    // A password has none, and UIKit would empty its field at the next key.
    guard isFirstResponder, (self as? UITextField)?.isSecureTextEntry != true else { return }
    resignFirstResponder()
    becomeFirstResponder()
  }

  /// Begins to type here if the form has just come, and isn't only uncovered again.
  public func beginEditing(in form: UIViewController) {
    let isNew = form.isMovingToParent || form.navigationController?.isBeingPresented == true
    if isNew { becomeFirstResponder() }
  }
}
