// uikit/uimodalpresentationstyle; the numbers are from memory
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case custom = 4
  case popover = 7
}

// uikit/uiviewcontroller
@MainActor open class UIViewController: UIResponder {
  public convenience override init()
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
  public required init?(coder: NSCoder)
  open var view: UIView! { get set }
  open var viewIfLoaded: UIView? { get }
  open var isViewLoaded: Bool { get }
  open func viewDidLoad()
  open func loadView()
  open func loadViewIfNeeded()
  open func viewWillAppear(_ animated: Bool)
  open func viewDidAppear(_ animated: Bool)
  open func viewWillDisappear(_ animated: Bool)
  open func viewDidDisappear(_ animated: Bool)
  open func viewWillLayoutSubviews()
  open func viewDidLayoutSubviews()
  open var title: String? { get set }
  open var presentedViewController: UIViewController? { get }
  open var presentingViewController: UIViewController? { get }
  open var isBeingPresented: Bool { get }
  open var isBeingDismissed: Bool { get }
  open var isMovingToParent: Bool { get }
  weak open var parent: UIViewController? { get }
  open var children: [UIViewController] { get }
  open func addChild(_ childController: UIViewController)
  open func removeFromParent()
  open func willMove(toParent parent: UIViewController?)
  open func didMove(toParent parent: UIViewController?)
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil)
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil)
  open var modalPresentationStyle: UIModalPresentationStyle { get set }
  open var isModalInPresentation: Bool { get set }
  weak open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? { get set }
}

// In UIKit, these are in categories. Swift could override them there, but not in an extension.
extension UIViewController {
  @MainActor public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    get
  }
  @MainActor public var presentationController: UIPresentationController? { get }
  @MainActor public var navigationItem: UINavigationItem { get }
  @MainActor public var navigationController: UINavigationController? { get }
  @MainActor public var splitViewController: UISplitViewController? { get }
}

extension UIViewController {
  @MainActor @preconcurrency public var contentUnavailableConfiguration:
    (any UIContentConfiguration)?
  { get set }
}

// uikit/nsdirectionalrectedge, from memory
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public init(rawValue: UInt)
  public var rawValue: UInt { get }
  public static var bottom: NSDirectionalRectEdge { get }
}

// uikit/uiviewcontroller/setcontentscrollview(_:for:)
extension UIViewController {
  @MainActor public func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge)
  @MainActor @preconcurrency public func setContentScrollView(_ scrollView: UIScrollView?)
}
