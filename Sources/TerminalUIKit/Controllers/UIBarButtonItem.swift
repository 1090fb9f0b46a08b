public import Foundation

/// A button of a navigation bar.
@MainActor open class UIBarButtonItem: NSObject {
  weak var bar: UINavigationBar?
  let button: UIButton

  /// Whether it can be used.
  open var isEnabled = true {
    didSet { button.isEnabled = isEnabled }
  }

  /// Makes a button with the action's words unless others are given.
  public init(title: String? = nil, primaryAction: UIAction? = nil) {
    button = UIButton(configuration: .plain(), primaryAction: primaryAction)
    super.init()
    if let title { button.configuration?.title = title }
  }

  /// The words.
  open var title: String? {
    get { button.configuration?.title }
    set {
      button.configuration?.title = newValue
      bar?.setNeedsLayout()
    }
  }
}
