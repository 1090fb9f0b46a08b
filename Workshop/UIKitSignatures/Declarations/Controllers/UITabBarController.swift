// uikit/uitab
@MainActor open class UITab: NSObject, Sendable {
  // uikit/uitab/init(title:image:identifier:viewcontrollerprovider:)
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil)
  open var badgeValue: String? { get set }
  open var preferredPlacement: UITab.Placement { get set }

  // uikit/uitab/placement
  public enum Placement: Int, Sendable {
    case automatic = 0
    case `default` = 1
    case sidebarOnly = 6
  }
}

// uikit/uitabgroup
@MainActor open class UITabGroup: UITab {
  // uikit/uitabgroup/init(title:image:identifier:children:viewcontrollerprovider:)
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil)
  open var children: [UITab] { get set }
  open var selectedChild: UITab? { get set }
}

// uikit/uitabbarcontrollerdelegate
@MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  // uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:shouldselecttab:)
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
  // uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:didselecttab:previoustab:)
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
}

// Optional requirements in UIKit.
extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
}

// uikit/uitabbarcontroller
@_inheritsConvenienceInitializers @MainActor open class UITabBarController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
  public required init?(coder: NSCoder)
  open func setTabs(_ tabs: [UITab], animated: Bool)
  open var selectedTab: UITab? { get set }
  open var isTabBarHidden: Bool { get set }
  open var mode: UITabBarController.Mode { get set }
  unowned(unsafe) open var selectedViewController: UIViewController? { get set }
  weak open var delegate: (any UITabBarControllerDelegate)? { get set }

  // uikit/uitabbarcontroller/mode-swift.enum
  public enum Mode: Int, Sendable {
    case tabBar = 1
    case tabSidebar = 2
  }
}
