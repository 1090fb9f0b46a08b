public import Foundation

/// A button in a navigation bar.
@MainActor open class UIBarButtonItem: NSObject {
  weak var bar: UINavigationBar?
  let button: UIButton

  /// Whether the button is enabled.
  open var isEnabled = true {
    didSet { button.isEnabled = isEnabled }
  }

  /// Creates a button with the given title, or the action's title if there is none.
  public init(title: String? = nil, primaryAction: UIAction? = nil) {
    button = UIButton(configuration: .plain(), primaryAction: primaryAction)
    super.init()
    if let title { button.configuration?.title = title }
  }

  /// The title of the button.
  open var title: String? {
    get { button.configuration?.title }
    set {
      button.configuration?.title = newValue
      bar?.setNeedsLayout()
    }
  }
}
