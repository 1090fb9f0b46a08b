// uikit/uitextfield
@_inheritsConvenienceInitializers @MainActor open class UITextField: UIControl {
  public override init(frame: CGRect)
  public required init?(coder: NSCoder)
  open var text: String? { get set }
  open func insertText(_ text: String)
  open var font: UIFont? { get set }
  open var borderStyle: UITextField.BorderStyle { get set }
  open var placeholder: String? { get set }
  open var isEditing: Bool { get }
  open var leftViewMode: UITextField.ViewMode { get set }

  // uikit/uitextfield/viewmode, from memory
  public enum ViewMode: Int, Sendable {
    case never = 0
    case always = 3
  }

  // uikit/uitextfield/borderstyle-swift.enum, from memory
  public enum BorderStyle: Int, Sendable {
    case roundedRect = 3
  }
}

// uikit/uicontentsizecategoryadjusting, from memory
extension UITextField {
  @MainActor public var adjustsFontForContentSizeCategory: Bool { get set }
}

// uikit/uitextinputtraits, whose optional requirements the class has as properties
extension UITextField {
  @MainActor public var autocapitalizationType: UITextAutocapitalizationType { get set }
  @MainActor public var isSecureTextEntry: Bool { get set }
  @MainActor public var keyboardType: UIKeyboardType { get set }
  @MainActor public var returnKeyType: UIReturnKeyType { get set }
  @MainActor public var textContentType: UITextContentType! { get set }
}

// uikit/uisearchtextfield, from memory
@_inheritsConvenienceInitializers @MainActor open class UISearchTextField: UITextField {
  public override init(frame: CGRect)
  public required init?(coder: NSCoder)
}
