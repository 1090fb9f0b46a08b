// uikit/uibaritem, from memory
@MainActor open class UIBarItem: NSObject, Sendable {
  public override init()
  public required init?(coder: NSCoder)
  open var title: String? { get set }
  open var image: UIImage? { get set }
  open var isEnabled: Bool { get set }
}

// uikit/uibarbuttonitem
@MainActor open class UIBarButtonItem: UIBarItem {
  // uikit/uibarbuttonitem/ishidden
  open var isHidden: Bool { get set }
  // uikit/uibarbuttonitem/systemitem
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
  }
}

extension UIBarButtonItem {
  @MainActor @preconcurrency public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil)
  @MainActor @preconcurrency public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil)
}

// uikit/uitabbaritem
@MainActor open class UITabBarItem: UIBarItem {
  public override init()
  public required init?(coder: NSCoder)
  public convenience init(title: String?, image: UIImage?, tag: Int)
}

// uikit/uinavigationitem
@MainActor open class UINavigationItem: NSObject, Sendable {
  open var backAction: UIAction? { get set }
  open var leftBarButtonItem: UIBarButtonItem? { get set }
  open var rightBarButtonItem: UIBarButtonItem? { get set }
}
