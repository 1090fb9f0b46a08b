import Foundation

/// A button of a navigation bar.
@MainActor open class UIBarButtonItem: UIBarItem {
  weak var bar: UINavigationBar?
  let button = UIButton(configuration: .plain())

  /// How much the button stands out.
  open var style = Style.plain {
    didSet { didChange() }
  }

  /// The button's colour.
  open var tintColor: UIColor? {
    didSet { didChange() }
  }

  /// What the button does.
  open var primaryAction: UIAction? {
    didSet { followAction(oldValue) }
  }

  /// A view in the button's place.
  open private(set) var customView: UIView?

  /// Whether the button is gone.
  open var isHidden = false {
    didSet { if isHidden != oldValue { bar?.setNeedsItems() } }
  }

  /// Makes a button with the action's words unless others are given.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    followAction(nil)
    didChange()
  }

  /// Makes a button with the system's words for a purpose.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(title: systemItem.title, primaryAction: primaryAction)
    style = systemItem == .done || systemItem == .save ? .done : .plain
  }

  /// Makes an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  override func didChange() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = title ?? image?.glyph
    configuration.baseForegroundColor = tintColor
    button.configuration = configuration
    button.isEnabled = isEnabled
    button.isProminent = style != .plain
    bar?.setNeedsLayout()
  }

  private func followAction(_ old: UIAction?) {
    if let old { button.removeAction(old, for: .primaryActionTriggered) }
    guard let primaryAction else { return }
    button.addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// How much a button stands out.
  public enum Style: Int, Sendable {
    /// Like any other.
    case plain
    /// As what ends the task.
    case done = 2
  }

  /// A purpose that the system has words for.
  public enum SystemItem: Int, Sendable {
    /// Ends the task.
    case done
    /// Gives the task up.
    case cancel
    /// Lets the user change things.
    case edit
    /// Keeps what was changed.
    case save
    /// Makes something new.
    case add
    /// Shares.
    case action = 9
    /// Looks for something.
    case search = 12
    /// Gets the newest.
    case refresh = 13
    /// Removes.
    case trash = 16
    /// Leaves the screen.
    case close = 24

    var title: String {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .add: "+"
      case .action: "Share"
      case .search: "Search"
      case .refresh: "Refresh"
      case .trash: "Delete"
      case .close: "Close"
      }
    }
  }
}
