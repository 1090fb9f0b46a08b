// uikit/uiviewcontroller
extension UIViewController {
  open func viewIsAppearing(_ animated: Bool)
  open var preferredContentSize: CGSize { get set }
  open var definesPresentationContext: Bool { get set }
  open var hidesBottomBarWhenPushed: Bool { get set }
  open var isEditing: Bool { get set }
  open func setEditing(_ editing: Bool, animated: Bool)
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  @available(iOS 26.0, *)
  open func updateProperties()
  @available(iOS 26.0, *)
  open func setNeedsUpdateProperties()
}

extension UIViewController {
  @MainActor public var editButtonItem: UIBarButtonItem { get }
  @MainActor public var tabBarController: UITabBarController? { get }
}

// uikit/uinavigationitem
extension UINavigationItem {
  open var title: String? { get set }
  open var titleView: UIView? { get set }
  open var prompt: String? { get set }
  open var leftBarButtonItems: [UIBarButtonItem]? { get set }
  open var rightBarButtonItems: [UIBarButtonItem]? { get set }
  open var hidesBackButton: Bool { get set }
  open var backButtonTitle: String? { get set }
  open var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode { get set }
  open var searchController: UISearchController? { get set }
  open var hidesSearchBarWhenScrolling: Bool { get set }
  @available(iOS 26.0, *)
  open var subtitle: String? { get set }

  // uikit/uinavigationitem/largetitledisplaymode-swift.enum, from memory
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
    case inline = 3
  }
}

// uikit/uinavigationcontroller
extension UINavigationController {
  open var navigationBar: UINavigationBar { get }
  open var isToolbarHidden: Bool { get set }
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool)
  open func setToolbarHidden(_ hidden: Bool, animated: Bool)
  open var hidesBarsOnSwipe: Bool { get set }
}

// uikit/uinavigationbar
@_inheritsConvenienceInitializers @MainActor open class UINavigationBar: UIView {
  public override init(frame: CGRect)
  public required init?(coder: NSCoder)
  open var prefersLargeTitles: Bool { get set }
  open var topItem: UINavigationItem? { get }
}

// uikit/uibarbuttonitem/style-swift.enum
extension UIBarButtonItem {
  public enum Style: Int, Sendable {
    case plain = 0
    @available(iOS 26.0, *)
    case prominent = 2
    @available(iOS, deprecated: 26.0, renamed: "prominent")
    public static var done: UIBarButtonItem.Style { get }
  }
}

// uikit/uibarbuttonitem
extension UIBarButtonItem {
  open var style: UIBarButtonItem.Style { get set }
  open var tintColor: UIColor? { get set }
  @available(iOS 26.0, *)
  open var hidesSharedBackground: Bool { get set }
  @available(iOS 26.0, *)
  open var sharesBackground: Bool { get set }
}

extension UIBarButtonItem {
  @MainActor @preconcurrency public static func fixedSpace(_ width: CGFloat) -> Self
  @MainActor @preconcurrency public static func flexibleSpace() -> Self
}

// uikit/uibarbuttonitem/systemitem
extension UIBarButtonItem.SystemItem {
  case compose = 7
  case reply = 8
  case action = 9
  case organize = 10
  case search = 12
  case refresh = 13
  case stop = 14
  case camera = 15
  case trash = 16
  case close = 24
}

// uikit/uisearchresultsupdating
@MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

// uikit/uisearchcontroller
@_inheritsConvenienceInitializers @MainActor open class UISearchController: UIViewController {
  public init(searchResultsController: UIViewController?)
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
  public required init?(coder: NSCoder)
  weak open var searchResultsUpdater: (any UISearchResultsUpdating)? { get set }
  open var isActive: Bool { get set }
  open var obscuresBackgroundDuringPresentation: Bool { get set }
  open var searchBar: UISearchBar { get }
}

// uikit/uisearchbardelegate, whose requirements are optional
@MainActor public protocol UISearchBarDelegate: NSObjectProtocol {}

extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

// uikit/uisearchbar
@_inheritsConvenienceInitializers @MainActor open class UISearchBar: UIView {
  public override init(frame: CGRect)
  public required init?(coder: NSCoder)
  weak open var delegate: (any UISearchBarDelegate)? { get set }
  open var text: String? { get set }
  open var placeholder: String? { get set }
}

// uikit/uimenuelement/attributes and uikit/uimenuelement/state
extension UIMenuElement.Attributes {
  public static var disabled: UIMenuElement.Attributes { get }
  public static var hidden: UIMenuElement.Attributes { get }
}

extension UIMenuElement.State {
  case on = 1
  case mixed = 2
}

// uikit/uisplitviewcontroller
extension UISplitViewController {
  open var preferredSupplementaryColumnWidth: CGFloat { get set }
  @available(iOS 26.0, *)
  open var preferredInspectorColumnWidth: CGFloat { get set }
  public static let automaticDimension: CGFloat
}

extension UISplitViewController.Style {
  case tripleColumn = 2
}

extension UISplitViewController.Column {
  case supplementary = 1
}

extension UISplitViewController.DisplayModeButtonVisibility {
  case automatic = 0
  case always = 2
}

extension UISplitViewController.DisplayMode {
  case automatic = 0
  case oneOverSecondary = 3
  case twoBesideSecondary = 4
}

// uikit/uiviewcontroller/transition
extension UIViewController {
  open class Transition: NSObject {}

  @MainActor public var preferredTransition: UIViewController.Transition? { get set }
}

extension UIViewController.Transition {
  // uikit/uiviewcontroller/transition/zoomoptions
  open class ZoomOptions: NSObject {
    public override init()
  }

  // uikit/uiviewcontroller/transition/zoomsourceviewprovidercontext
  open class ZoomSourceViewProviderContext: NSObject {
    open var sourceViewController: UIViewController { get }
    open var zoomedViewController: UIViewController { get }
  }

  // uikit/uiviewcontroller/transition/zoom(options:sourceviewprovider:)
  public static func zoom(
    options: UIViewController.Transition.ZoomOptions? = nil,
    sourceViewProvider:
      @escaping (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?
  ) -> Self

  // uikit/uiviewcontroller/transition/crossdissolve
  public static var crossDissolve: Self { get }
}

// uikit/uitraitcollection
extension UITraitCollection {
  open var verticalSizeClass: UIUserInterfaceSizeClass { get }
  open var displayScale: CGFloat { get }
}

// uikit/uiuserinterfacesizeclass
extension UIUserInterfaceSizeClass {
  case unspecified = 0
}

// uikit/uicontentsizecategory, from memory
extension UIContentSizeCategory {
  public static let large: UIContentSizeCategory
  public static let accessibilityMedium: UIContentSizeCategory
}

// uikit/uitraituserinterfacestyle
public struct UITraitUserInterfaceStyle: UITraitDefinition {}

// uikit/uitraitverticalsizeclass
public struct UITraitVerticalSizeClass: UITraitDefinition {}
