// uikit/uitabbarcontrollerdelegate
@MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

// Optional requirements in UIKit.
extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

// uikit/uitabbarcontroller
@_inheritsConvenienceInitializers @MainActor open class UITabBarController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
  public required init?(coder: NSCoder)
  open var viewControllers: [UIViewController]? { get set }
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool)
  open var isTabBarHidden: Bool { get set }
  unowned(unsafe) open var selectedViewController: UIViewController? { get set }
  weak open var delegate: (any UITabBarControllerDelegate)? { get set }
}
