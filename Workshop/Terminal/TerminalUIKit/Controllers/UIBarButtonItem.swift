public import Foundation

/// A button in a navigation bar.
@MainActor open class UIBarButtonItem: NSObject {
  weak var bar: UINavigationBar?
  let button: UIButton

  /// Whether the button is enabled.
  open var isEnabled = true {
    didSet { button.isEnabled = isEnabled }
  }

  /// Whether the bar leaves the button out.
  open var isHidden = false {
    didSet { if isHidden != oldValue { bar?.setNeedsItems() } }
  }

  /// The color of the button; nil for the usual one.
  open var tintColor: UIColor? {
    didSet { button.tintColor = tintColor }
  }

  /// Creates a button that shows an image, or else a title, or else the action's title.
  public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    button = UIButton(configuration: .plain(), primaryAction: primaryAction)
    super.init()
    if let words = image?.glyph ?? title { button.configuration?.title = words }
  }

  /// Creates one of the system's buttons, which keeps its own title.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(title: systemItem.title, primaryAction: primaryAction)
  }

  /// The title of the button.
  open var title: String? {
    get { button.configuration?.title }
    set {
      button.configuration?.title = newValue
      bar?.setNeedsLayout()
    }
  }

  /// The system's buttons.
  public enum SystemItem: Int, Sendable {
    /// “Done”.
    case done
    /// “Cancel”.
    case cancel
    /// “Edit”.
    case edit
    /// “Save”.
    case save
    /// A plus sign.
    case add
    /// “Compose”.
    case compose = 7
    /// “Reply”.
    case reply
    /// “Share”.
    case action
    /// “Organize”.
    case organize
    /// “Search”.
    case search = 12
    /// “Refresh”.
    case refresh
    /// “Stop”.
    case stop
    /// “Camera”.
    case camera
    /// “Delete”.
    case trash
    /// “Close”.
    case close = 24

    fileprivate var title: String {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .add: "+"
      case .compose: "Compose"
      case .reply: "Reply"
      case .action: "Share"
      case .organize: "Organize"
      case .search: "Search"
      case .refresh: "Refresh"
      case .stop: "Stop"
      case .camera: "Camera"
      case .trash: "Delete"
      case .close: "Close"
      }
    }
  }
}
