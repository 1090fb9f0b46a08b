// uikit/uitabbarcontroller
extension UITabBarController {
  public convenience init(tabs: [UITab])
  open var viewControllers: [UIViewController]? { get set }
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool)
  open var selectedIndex: Int { get set }
  open func setTabBarHidden(_ hidden: Bool, animated: Bool)
  open var mode: UITabBarController.Mode { get set }
  open var sidebar: UITabBarController.Sidebar { get }
  open var customizationIdentifier: String? { get set }
  open var compactTabIdentifiers: [String]? { get set }

  // uikit/uitabbarcontroller/mode-swift.enum
  public enum Mode: Int, Sendable {
    case automatic = 0
    case tabBar = 1
    case tabSidebar = 2
  }

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
  open var preferredPlacement: UITab.Placement { get set }

  // uikit/uitab/placement, from memory
  public enum Placement: Int, Sendable {
    case automatic = 0
    case `default` = 1
    case optional = 2
    case movable = 3
    case pinned = 4
    case fixed = 5
    case sidebarOnly = 6
  }
}

// uikit/uisearchtab
@MainActor open class UISearchTab: UITab {
  public override init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil)
  // uikit/uisearchtab/init(viewcontrollerprovider:)
  public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil)
  open var automaticallyActivatesSearch: Bool { get set }
}

// uikit/uitabgroup
@MainActor open class UITabGroup: UITab {
  // uikit/uitabgroup/init(title:image:identifier:children:viewcontrollerprovider:)
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil)
  open var children: [UITab] { get set }
  open var selectedChild: UITab? { get set }
  open var managingNavigationController: UINavigationController? { get set }
}
