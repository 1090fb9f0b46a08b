// uikit/uisplitviewcontrollerdelegate
@MainActor public protocol UISplitViewControllerDelegate: AnyObject {
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  // uikit/uisplitviewcontrollerdelegate/splitviewcontroller(_:willhide:)
  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column)
}

// Optional requirements in UIKit.
extension UISplitViewControllerDelegate {
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  public func splitViewControllerDidExpand(_ svc: UISplitViewController)
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  public func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column)
}

// uikit/uisplitviewcontroller
@_inheritsConvenienceInitializers @MainActor open class UISplitViewController: UIViewController {
  public init(style: UISplitViewController.Style)
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
  public required init?(coder: NSCoder)
  weak open var delegate: (any UISplitViewControllerDelegate)? { get set }
  open func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column)
  open func viewController(for column: UISplitViewController.Column) -> UIViewController?
  open var isCollapsed: Bool { get }
  open var displayMode: UISplitViewController.DisplayMode { get }
  open func show(_ column: UISplitViewController.Column)
  open func hide(_ column: UISplitViewController.Column)
  // uikit/uisplitviewcontroller/isshowing(_:)
  @available(iOS 26.0, *)
  open func isShowing(_ column: UISplitViewController.Column) -> Bool
  open var presentsWithGesture: Bool { get set }
  open var displayModeButtonVisibility: UISplitViewController.DisplayModeButtonVisibility {
    get set
  }
  open var preferredDisplayMode: UISplitViewController.DisplayMode { get set }
  open var preferredSplitBehavior: UISplitViewController.SplitBehavior { get set }
  open var preferredPrimaryColumnWidthFraction: CGFloat { get set }
  open var maximumPrimaryColumnWidth: CGFloat { get set }

  // uikit/uisplitviewcontroller/style-swift.enum; the numbers of these enums follow the documented order.
  public enum Style: Int, Sendable {
    case doubleColumn = 1
  }

  // uikit/uisplitviewcontroller/column
  public enum Column: Int, Sendable {
    case primary = 0
    case secondary = 2
    case compact = 3
    // uikit/uisplitviewcontroller/column/inspector
    @available(iOS 26.0, *)
    case inspector = 4
  }

  // uikit/uisplitviewcontroller/displaymodebuttonvisibility-swift.enum
  public enum DisplayModeButtonVisibility: Int, Sendable {
    case never = 1
  }

  // uikit/uisplitviewcontroller/displaymode-swift.enum
  public enum DisplayMode: Int, Sendable {
    case secondaryOnly = 1
    case oneBesideSecondary = 2
  }

  // uikit/uisplitviewcontroller/splitbehavior-swift.enum
  public enum SplitBehavior: Int, Sendable {
    case tile = 1
  }
}
