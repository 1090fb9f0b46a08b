// What view controllers of existing apps use most, beyond the rest.

// coregraphics/cgcolor, from memory
open class CGColor: Hashable, @unchecked Sendable {
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool
  open func hash(into hasher: inout Hasher)
}

// quartzcore/calayer
open class CALayer: NSObject {
  public override init()
  open var frame: CGRect { get set }
  open var bounds: CGRect { get set }
  open var isHidden: Bool { get set }
  open var opacity: Float { get set }
  open var masksToBounds: Bool { get set }
  open var backgroundColor: CGColor? { get set }
  open var cornerRadius: CGFloat { get set }
  open var borderWidth: CGFloat { get set }
  open var borderColor: CGColor? { get set }
  open var shadowColor: CGColor? { get set }
  open var shadowOpacity: Float { get set }
  open var shadowOffset: CGSize { get set }
  open var shadowRadius: CGFloat { get set }
  open func addSublayer(_ layer: CALayer)
  open func removeFromSuperlayer()
}

// uikit/uiview
extension UIView {
  open var layer: CALayer { get }
  open var safeAreaInsets: UIEdgeInsets { get }
  open var gestureRecognizers: [UIGestureRecognizer]? { get set }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer)
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView)
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView)
  open func viewWithTag(_ tag: Int) -> UIView?
  open func isDescendant(of view: UIView) -> Bool
  @discardableResult open func endEditing(_ force: Bool) -> Bool
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle { get set }
  open class var noIntrinsicMetric: CGFloat { get }
}

extension UIView.ContentMode {
  case redraw = 3
  case top = 5
  case bottom = 6
  case left = 7
  case right = 8
  case topLeft = 9
  case topRight = 10
  case bottomLeft = 11
  case bottomRight = 12
}

// uikit/uiappearance
@MainActor public protocol UIAppearance: NSObjectProtocol {
  static func appearance() -> Self
}

extension UIView: UIAppearance {
  @MainActor public static func appearance() -> Self
}

// uikit/uicolor
extension UIColor {
  open class var systemGray2: UIColor { get }
  open class var systemGray3: UIColor { get }
  open class var systemGray4: UIColor { get }
  open class var systemGray5: UIColor { get }
  open class var systemGray6: UIColor { get }
  open class var systemMint: UIColor { get }
  open class var systemCyan: UIColor { get }
  open class var systemBrown: UIColor { get }
  open class var secondarySystemFill: UIColor { get }
  open class var tertiarySystemGroupedBackground: UIColor { get }
  open class var placeholderText: UIColor { get }
  open class var opaqueSeparator: UIColor { get }
  open class var darkGray: UIColor { get }
  open class var lightGray: UIColor { get }
  open class var gray: UIColor { get }
  open class var red: UIColor { get }
  open class var green: UIColor { get }
  open class var blue: UIColor { get }
  open class var yellow: UIColor { get }
  open class var orange: UIColor { get }
  open class var purple: UIColor { get }
  open var cgColor: CGColor { get }
}

// uikit/uifont
extension UIFont {
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont
  open var pointSize: CGFloat { get }
}

// uikit/uifont/weight
extension UIFont.Weight {
  public static let ultraLight: UIFont.Weight
  public static let thin: UIFont.Weight
  public static let light: UIFont.Weight
  public static let heavy: UIFont.Weight
  public static let black: UIFont.Weight
}

// uikit/nslinebreakmode
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}

// uikit/uilabel
extension UILabel {
  open var lineBreakMode: NSLineBreakMode { get set }
  open var highlightedTextColor: UIColor? { get set }
  open var preferredMaxLayoutWidth: CGFloat { get set }
}

// uikit/uiimage
extension UIImage {
  // uikit/uiimage/renderingmode-swift.enum
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage
  open func withTintColor(_ color: UIColor) -> UIImage
  open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage
  public convenience init?(
    systemName name: String, withConfiguration configuration: UIImage.Configuration?)
}

// uikit/uicontrol/state-swift.struct
extension UIControl {
  public struct State: OptionSet, Sendable {
    public init(rawValue: UInt)
    public var rawValue: UInt { get }
    public static var normal: UIControl.State { get }
    public static var highlighted: UIControl.State { get }
    public static var disabled: UIControl.State { get }
    public static var selected: UIControl.State { get }
  }

  // uikit/uicontrol/contenthorizontalalignment-swift.enum
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center = 0
    case left = 1
    case right = 2
    case fill = 3
    case leading = 4
    case trailing = 5
  }

  @MainActor public var state: UIControl.State { get }
  @MainActor public var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment { get set }
  @MainActor public func addTarget(
    _ target: Any?, action: Selector, for controlEvents: UIControl.Event)
  @MainActor public func removeTarget(
    _ target: Any?, action: Selector?, for controlEvents: UIControl.Event)
}

// uikit/uibutton
extension UIButton {
  // uikit/uibutton/buttontype-swift.enum
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7
  }

  public convenience init(type buttonType: UIButton.ButtonType)
  @MainActor @preconcurrency public convenience init(
    type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?)
  open func setTitle(_ title: String?, for state: UIControl.State)
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State)
  open func setImage(_ image: UIImage?, for state: UIControl.State)
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State)
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State)
  open func title(for state: UIControl.State) -> String?
  open func image(for state: UIControl.State) -> UIImage?
  open var currentTitle: String? { get }
  open var titleLabel: UILabel? { get }
  open var imageView: UIImageView? { get }
}

// uikit/uitextfield
extension UITextField {
  open var textColor: UIColor? { get set }
  open var textAlignment: NSTextAlignment { get set }
  open var attributedText: NSAttributedString? { get set }
  open var attributedPlaceholder: NSAttributedString? { get set }
  open var adjustsFontSizeToFitWidth: Bool { get set }
  open var minimumFontSize: CGFloat { get set }
  open var rightViewMode: UITextField.ViewMode { get set }
}

extension UITextField.BorderStyle {
  case none = 0
  case line = 1
  case bezel = 2
}

// uikit/uitextfielddelegate, whose requirements are optional
extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  public func textFieldShouldClear(_ textField: UITextField) -> Bool
  public func textFieldDidChangeSelection(_ textField: UITextField)
}

// uikit/uitextautocorrectiontype
public enum UITextAutocorrectionType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

// uikit/uitextinputtraits, whose optional requirements the classes have as properties
extension UITextField {
  @MainActor public var autocorrectionType: UITextAutocorrectionType { get set }
}

extension UITextView {
  @MainActor public var autocorrectionType: UITextAutocorrectionType { get set }
  open var textColor: UIColor? { get set }
  open var textAlignment: NSTextAlignment { get set }
  open var attributedText: NSAttributedString! { get set }
  open var textContainerInset: UIEdgeInsets { get set }
}

extension UISearchBar {
  @MainActor public var autocorrectionType: UITextAutocorrectionType { get set }
  @MainActor public var autocapitalizationType: UITextAutocapitalizationType { get set }
  open var showsCancelButton: Bool { get set }
  open var searchTextField: UISearchTextField { get }
}

// uikit/uisearchbardelegate, whose requirements are optional
extension UISearchBarDelegate {
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
}

// uikit/uigesturerecognizer
extension UIGestureRecognizer {
  // uikit/uigesturerecognizer/state-swift.enum
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5
  }

  public init(target: Any?, action: Selector?)
  open var state: UIGestureRecognizer.State { get set }
  open var view: UIView? { get }
  open var cancelsTouchesInView: Bool { get set }
  weak open var delegate: (any UIGestureRecognizerDelegate)? { get set }
  open func addTarget(_ target: Any, action: Selector)
  open func location(in view: UIView?) -> CGPoint
}

// uikit/uigesturerecognizerdelegate, whose requirements are optional
@MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

// uikit/uitapgesturerecognizer
@_inheritsConvenienceInitializers @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  public override init(target: Any?, action: Selector?)
  open var numberOfTapsRequired: Int { get set }
}

// uikit/uilongpressgesturerecognizer
@_inheritsConvenienceInitializers @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  public override init(target: Any?, action: Selector?)
  open var minimumPressDuration: TimeInterval { get set }
}

// uikit/uipangesturerecognizer
@_inheritsConvenienceInitializers @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  public override init(target: Any?, action: Selector?)
  open func translation(in view: UIView?) -> CGPoint
  open func velocity(in view: UIView?) -> CGPoint
}

// foundation/indexpath/item
extension IndexPath {
  public init(item: Int, section: Int)
  public var item: Int { get set }
}

// uikit/uitableview
extension UITableView {
  open var separatorStyle: UITableViewCell.SeparatorStyle { get set }
  open var separatorColor: UIColor? { get set }
  open var separatorInset: UIEdgeInsets { get set }
  open var sectionHeaderHeight: CGFloat { get set }
  open var estimatedSectionHeaderHeight: CGFloat { get set }
  open var indexPathsForSelectedRows: [IndexPath]? { get }
  open func beginUpdates()
  open func endUpdates()
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation)
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation)
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation)
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath)
  open func indexPath(for cell: UITableViewCell) -> IndexPath?
}

// uikit/uitableviewdatasource, whose optional requirements these are
extension UITableViewDataSource {
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
}

// uikit/uitableviewdelegate, whose optional requirements these are
extension UITableViewDelegate {
  public func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle
  public func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat
  public func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat
  public func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat
  public func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath?
  public func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
}

// uikit/uitableviewcell
extension UITableViewCell {
  // uikit/uitableviewcell/editingstyle-swift.enum
  public enum EditingStyle: Int, Sendable {
    case none = 0
    case delete = 1
    case insert = 2
  }

  // uikit/uitableviewcell/separatorstyle
  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
  }

  open var textLabel: UILabel? { get }
  open var detailTextLabel: UILabel? { get }
  open var imageView: UIImageView? { get }
  open var backgroundView: UIView? { get set }
  open var selectedBackgroundView: UIView? { get set }
  open var separatorInset: UIEdgeInsets { get set }
  open var isSelected: Bool { get set }
  open var isHighlighted: Bool { get set }
  open var isEditing: Bool { get set }
}

extension UITableViewCell.AccessoryType {
  case detailDisclosureButton = 2
  case detailButton = 4
}

// uikit/uitableviewcontroller
@_inheritsConvenienceInitializers @MainActor
open class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
  public init(style: UITableView.Style)
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
  public required init?(coder: NSCoder)
  open var tableView: UITableView! { get set }
  open var refreshControl: UIRefreshControl? { get set }
  open var clearsSelectionOnViewWillAppear: Bool { get set }
  open func numberOfSections(in tableView: UITableView) -> Int
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String?
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
}

// uikit/uicollectionview
extension UICollectionView {
  // uikit/uicollectionview/scrolldirection
  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
  }

  open var allowsMultipleSelection: Bool { get set }
  open func insertItems(at indexPaths: [IndexPath])
  open func deleteItems(at indexPaths: [IndexPath])
  open func reloadItems(at indexPaths: [IndexPath])
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath?
}

// uikit/uicollectionviewflowlayout
@_inheritsConvenienceInitializers @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public override init()
  public override init?(coder: NSCoder)
  open var itemSize: CGSize { get set }
  open var estimatedItemSize: CGSize { get set }
  open var sectionInset: UIEdgeInsets { get set }
  open var minimumLineSpacing: CGFloat { get set }
  open var minimumInteritemSpacing: CGFloat { get set }
  open var headerReferenceSize: CGSize { get set }
  open var footerReferenceSize: CGSize { get set }
  open var scrollDirection: UICollectionView.ScrollDirection { get set }
}

// uikit/uicollectionviewdelegateflowlayout, whose requirements are optional
@MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}

extension UICollectionViewDelegateFlowLayout {
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
}

// uikit/uinavigationcontroller
extension UINavigationController {
  open var isNavigationBarHidden: Bool { get set }
  open var visibleViewController: UIViewController? { get }
  open var toolbar: UIToolbar! { get }
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]?
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]?
}

// uikit/uibarappearance
@MainActor open class UIBarAppearance: NSObject, Sendable {
  public init(idiom: UIUserInterfaceIdiom)
  public required init(barAppearance: UIBarAppearance)
  public required init?(coder: NSCoder)
  public convenience override init()
  open func configureWithDefaultBackground()
  open func configureWithOpaqueBackground()
  open func configureWithTransparentBackground()
  open var backgroundColor: UIColor? { get set }
  open var backgroundEffect: UIBlurEffect? { get set }
  open var backgroundImage: UIImage? { get set }
  open var shadowColor: UIColor? { get set }
  open var shadowImage: UIImage? { get set }
}

// uikit/uinavigationbarappearance
@_inheritsConvenienceInitializers @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  public override init(idiom: UIUserInterfaceIdiom)
  public required init(barAppearance: UIBarAppearance)
  public required init?(coder: NSCoder)
  open var titleTextAttributes: [NSAttributedString.Key: Any] { get set }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] { get set }
}

// uikit/uinavigationbar
extension UINavigationBar {
  open var standardAppearance: UINavigationBarAppearance { get set }
  open var compactAppearance: UINavigationBarAppearance? { get set }
  open var scrollEdgeAppearance: UINavigationBarAppearance? { get set }
  open var isTranslucent: Bool { get set }
  open var barTintColor: UIColor? { get set }
}

// uikit/uitoolbar
@_inheritsConvenienceInitializers @MainActor open class UIToolbar: UIView {
  public override init(frame: CGRect)
  public required init?(coder: NSCoder)
  open var items: [UIBarButtonItem]? { get set }
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool)
}

// uikit/uibarbuttonitem
extension UIBarButtonItem {
  public convenience init(
    barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?)
  public convenience init(
    title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?)
  public convenience init(
    image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?)
  public convenience init(customView: UIView)
  open var customView: UIView? { get set }
  open var primaryAction: UIAction? { get set }
}

// uikit/uibaritem
extension UIBarItem {
  open var tag: Int { get set }
}

// uikit/uitabbaritem
extension UITabBarItem {
  // uikit/uitabbaritem/systemitem
  public enum SystemItem: Int, Sendable {
    case more = 0
    case favorites = 1
    case featured = 2
    case topRated = 3
    case recents = 4
    case contacts = 5
    case history = 6
    case bookmarks = 7
    case search = 8
    case downloads = 9
    case mostRecent = 10
    case mostViewed = 11
  }

  public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int)
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?)
  open var selectedImage: UIImage? { get set }
}

// uikit/uimodaltransitionstyle
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  case partialCurl = 3
}

// uikit/uimodalpresentationstyle
extension UIModalPresentationStyle {
  case automatic = -2
  case none = -1
  case currentContext = 3
  case overFullScreen = 5
  case overCurrentContext = 6
}

// uikit/uiviewcontroller
extension UIViewController {
  open var modalTransitionStyle: UIModalTransitionStyle { get set }
  open func show(_ vc: UIViewController, sender: Any?)
  open func showDetailViewController(_ vc: UIViewController, sender: Any?)
}

// uikit/uipageviewcontroller
@_inheritsConvenienceInitializers @MainActor open class UIPageViewController: UIViewController {
  public init(
    transitionStyle style: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil)
  public required init?(coder: NSCoder)
  weak open var dataSource: (any UIPageViewControllerDataSource)? { get set }
  open var viewControllers: [UIViewController]? { get }
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: UIPageViewController.NavigationDirection,
    animated: Bool, completion: ((Bool) -> Void)? = nil)

  // uikit/uipageviewcontroller/transitionstyle-swift.enum
  public enum TransitionStyle: Int, Sendable {
    case pageCurl = 0
    case scroll = 1
  }

  // uikit/uipageviewcontroller/navigationorientation-swift.enum
  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  // uikit/uipageviewcontroller/navigationdirection
  public enum NavigationDirection: Int, Sendable {
    case forward = 0
    case reverse = 1
  }

  // uikit/uipageviewcontroller/optionskey
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    public init(rawValue: String)
    public var rawValue: String { get }
  }
}

// uikit/uipageviewcontrollerdatasource
@MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

// uikit/uipickerviewdatasource
@MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

// uikit/uipickerviewdelegate, whose requirements are optional
@MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {}

extension UIPickerViewDelegate {
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

// uikit/uipickerview
@_inheritsConvenienceInitializers @MainActor open class UIPickerView: UIView {
  public override init(frame: CGRect)
  public required init?(coder: NSCoder)
  weak open var dataSource: (any UIPickerViewDataSource)? { get set }
  weak open var delegate: (any UIPickerViewDelegate)? { get set }
  open func reloadAllComponents()
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool)
  open func selectedRow(inComponent component: Int) -> Int
}

// uikit/uisegmentedcontrol
extension UISegmentedControl {
  public init(items: [Any]?)
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool)
  open func setTitle(_ title: String?, forSegmentAt segment: Int)
}

// uikit/uiactivityindicatorview
extension UIActivityIndicatorView {
  open var style: UIActivityIndicatorView.Style { get set }
  open var color: UIColor! { get set }
  open var hidesWhenStopped: Bool { get set }
  open var isAnimating: Bool { get }
}

extension UIActivityIndicatorView.Style {
  case large = 101
}

// uikit/uiscreen
@MainActor open class UIScreen: NSObject, Sendable {
  @available(iOS, deprecated: 26.0)
  open class var main: UIScreen { get }
  open var bounds: CGRect { get }
  open var scale: CGFloat { get }
}

// uikit/uiuserinterfaceidiom
extension UIUserInterfaceIdiom {
  case unspecified = -1
  case phone = 0
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

// uikit/uidevice
extension UIDevice {
  open var name: String { get }
  open var model: String { get }
  open var systemName: String { get }
  open var systemVersion: String { get }
}

// uikit/uiresponder/keyboardwillshownotification and its siblings
extension UIResponder {
  nonisolated public class var keyboardWillShowNotification: NSNotification.Name { get }
  nonisolated public class var keyboardDidShowNotification: NSNotification.Name { get }
  nonisolated public class var keyboardWillHideNotification: NSNotification.Name { get }
  nonisolated public class var keyboardWillChangeFrameNotification: NSNotification.Name { get }
  nonisolated public class var keyboardFrameEndUserInfoKey: String { get }
  nonisolated public class var keyboardAnimationDurationUserInfoKey: String { get }
}

// uikit/uiapplication/didbecomeactivenotification and its siblings
extension UIApplication {
  nonisolated public class var didBecomeActiveNotification: NSNotification.Name { get }
  nonisolated public class var willResignActiveNotification: NSNotification.Name { get }
  nonisolated public class var didEnterBackgroundNotification: NSNotification.Name { get }
  nonisolated public class var willEnterForegroundNotification: NSNotification.Name { get }
}
