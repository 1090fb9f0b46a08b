// uikit/uislider
@_inheritsConvenienceInitializers @MainActor open class UISlider: UIControl {
  public override init(frame: CGRect)
  public required init?(coder: NSCoder)
  open var value: Float { get set }
  open var minimumValue: Float { get set }
  open var maximumValue: Float { get set }
  open func setValue(_ value: Float, animated: Bool)
}

// uikit/uistepper
@_inheritsConvenienceInitializers @MainActor open class UIStepper: UIControl {
  public override init(frame: CGRect)
  public required init?(coder: NSCoder)
  open var value: Double { get set }
  open var minimumValue: Double { get set }
  open var maximumValue: Double { get set }
  open var stepValue: Double { get set }
}

// uikit/uipagecontrol
@_inheritsConvenienceInitializers @MainActor open class UIPageControl: UIControl {
  public override init(frame: CGRect)
  public required init?(coder: NSCoder)
  open var numberOfPages: Int { get set }
  open var currentPage: Int { get set }
}

// uikit/uicontrol/event
extension UIControl.Event {
  public static var touchDown: UIControl.Event { get }
  public static var touchUpInside: UIControl.Event { get }
  public static var touchUpOutside: UIControl.Event { get }
  public static var touchCancel: UIControl.Event { get }
  public static var editingDidBegin: UIControl.Event { get }
  public static var editingDidEnd: UIControl.Event { get }
  public static var editingDidEndOnExit: UIControl.Event { get }
  public static var allEvents: UIControl.Event { get }
}

// uikit/uicontrol
extension UIControl {
  open var isSelected: Bool { get set }
  open var isHighlighted: Bool { get set }
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event)
}

extension UIControl {
  @MainActor @preconcurrency public convenience init(frame: CGRect, primaryAction: UIAction?)
}

// uikit/uiswitch
extension UISwitch {
  open func setOn(_ on: Bool, animated: Bool)
}

// uikit/uidatepicker
extension UIDatePicker {
  public enum Mode: Int, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    case countDownTimer = 3
    case yearAndMonth = 4
  }

  public enum Style: Int, Sendable {
    case automatic = 0
    case wheels = 1
    case compact = 2
    case inline = 3
  }

  @MainActor public var datePickerMode: UIDatePicker.Mode { get set }
  @MainActor public var preferredDatePickerStyle: UIDatePicker.Style { get set }
  @MainActor public var minimumDate: Date? { get set }
  @MainActor public var maximumDate: Date? { get set }
}

// uikit/uibutton
extension UIButton {
  // uikit/uibutton/role-swift.enum
  public enum Role: Int, Sendable {
    case normal = 0
    case primary = 1
    case cancel = 2
    case destructive = 3
  }

  @MainActor @preconcurrency public var role: UIButton.Role { get set }
  @MainActor @preconcurrency public var menu: UIMenu? { get set }
  @MainActor @preconcurrency public var showsMenuAsPrimaryAction: Bool { get set }
  @MainActor @preconcurrency public var configurationUpdateHandler: ((UIButton) -> Void)?
  { get set }
  @MainActor @preconcurrency public func setNeedsUpdateConfiguration()
}

// uikit/uibutton/configuration-swift.struct
extension UIButton.Configuration {
  public static func tinted() -> UIButton.Configuration
  public static func gray() -> UIButton.Configuration
  public static func filled() -> UIButton.Configuration
  public static func borderless() -> UIButton.Configuration
  public static func borderedTinted() -> UIButton.Configuration
  public var subtitle: String? { get set }
  public var image: UIImage? { get set }
  public var imagePadding: CGFloat { get set }
  public var baseBackgroundColor: UIColor? { get set }
  public var showsActivityIndicator: Bool { get set }
  public var contentInsets: NSDirectionalEdgeInsets { get set }
}

// uikit/uireturnkeytype
extension UIReturnKeyType {
  case `default` = 0
  case join = 3
  case send = 7
  case `continue` = 11
}

// uikit/uikeyboardtype
extension UIKeyboardType {
  case `default` = 0
  case asciiCapable = 1
  case numbersAndPunctuation = 2
  case URL = 3
  case numberPad = 4
  case phonePad = 5
  case decimalPad = 8
}

// uikit/uitextautocapitalizationtype
extension UITextAutocapitalizationType {
  case words = 1
  case sentences = 2
  case allCharacters = 3
}

// uikit/uitextcontenttype
extension UITextContentType {
  public static let givenName: UITextContentType
  public static let familyName: UITextContentType
  public static let emailAddress: UITextContentType
  public static let telephoneNumber: UITextContentType
  public static let fullStreetAddress: UITextContentType
  public static let postalCode: UITextContentType
  public static let oneTimeCode: UITextContentType
  public static let URL: UITextContentType
  public static let creditCardNumber: UITextContentType
}

// uikit/uitextview
extension UITextView {
  open var isEditable: Bool { get set }
  open var isSelectable: Bool { get set }
  open var selectedRange: NSRange { get set }
  @MainActor public var returnKeyType: UIReturnKeyType { get set }
}
