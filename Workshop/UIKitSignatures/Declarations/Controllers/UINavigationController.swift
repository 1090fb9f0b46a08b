// uikit/uinavigationcontrollerdelegate
@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

// Optional requirements in UIKit.
extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

// uikit/uinavigationcontroller
@_inheritsConvenienceInitializers @MainActor open class UINavigationController: UIViewController {
  public init(rootViewController: UIViewController)
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
  public required init?(coder: NSCoder)
  open var viewControllers: [UIViewController] { get set }
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool)
  open func pushViewController(_ viewController: UIViewController, animated: Bool)
  @discardableResult open func popViewController(animated: Bool) -> UIViewController?
  weak open var delegate: (any UINavigationControllerDelegate)? { get set }
  open var topViewController: UIViewController? { get }
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { get }
  @available(iOS 26.0, *)
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { get }
}

// uikit/uigesturerecognizer, from memory
@MainActor open class UIGestureRecognizer: NSObject, Sendable {
  open var isEnabled: Bool { get set }
}
