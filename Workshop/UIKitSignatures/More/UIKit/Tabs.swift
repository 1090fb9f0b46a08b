// uikit/uitabbarcontroller
extension UITabBarController {
  public convenience init(tabs: [UITab])
  open var tabs: [UITab] { get set }
  open var viewControllers: [UIViewController]? { get set }
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool)
  open var selectedIndex: Int { get set }
  open func setTabBarHidden(_ hidden: Bool, animated: Bool)
  open var sidebar: UITabBarController.Sidebar { get }
  open var customizationIdentifier: String? { get set }
  open var compactTabIdentifiers: [String]? { get set }

  // uikit/uitabbarcontroller/sidebar-swift.class, from memory
  @MainActor open class Sidebar: NSObject, Sendable {
    open var isHidden: Bool { get set }
  }
}

// uikit/uitabbarcontrollerdelegate, whose optional requirements these are
extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

// uikit/uitabbaritem
extension UITabBarItem {
  open var badgeValue: String? { get set }
}

// uikit/uiviewcontroller/tabbaritem
extension UIViewController {
  @MainActor public var tabBarItem: UITabBarItem! { get set }
}

// uikit/uitab
extension UITab {
  open var title: String { get set }
  open var image: UIImage? { get set }
  open var subtitle: String? { get set }
  open var identifier: String { get }
  open var viewController: UIViewController? { get }
}

// uikit/uitab/placement; the numbers are those of the documentation for .NET.
extension UITab.Placement {
  case optional = 2
  case movable = 3
  case pinned = 4
  case fixed = 5
}

// uikit/uisearchtab
@MainActor open class UISearchTab: UITab {
  public override init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil)
  // uikit/uisearchtab/init(viewcontrollerprovider:)
  public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil)
  @available(iOS 26.0, *)
  open var automaticallyActivatesSearch: Bool { get set }
}

// uikit/uitabbarcontroller/mode-swift.enum
extension UITabBarController.Mode {
  case automatic = 0
}

// uikit/uitabgroup
extension UITabGroup {
  open var defaultChildIdentifier: String? { get set }
  // uikit/uitabgroup/managingnavigationcontroller
  open var managingNavigationController: UINavigationController? { get set }
}
