// uikit/uibaritem, from memory
@MainActor open class UIBarItem: NSObject, Sendable {
  public override init()
  public required init?(coder: NSCoder)
}

// uikit/uibarbuttonitem
@MainActor open class UIBarButtonItem: UIBarItem {}

extension UIBarButtonItem {
  @MainActor @preconcurrency public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil)
}

// uikit/uitabbaritem
@MainActor open class UITabBarItem: UIBarItem {
  public override init()
  public required init?(coder: NSCoder)
  public convenience init(title: String?, image: UIImage?, tag: Int)
  open var badgeValue: String? { get set }
}

// uikit/uinavigationitem
@MainActor open class UINavigationItem: NSObject, Sendable {
  open var backAction: UIAction? { get set }
  open var leftBarButtonItem: UIBarButtonItem? { get set }
  open var rightBarButtonItem: UIBarButtonItem? { get set }
}
