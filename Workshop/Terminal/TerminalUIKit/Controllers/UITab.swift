public import Foundation

/// A tab of a tab bar controller, and the view controller that it shows.
@MainActor open class UITab: NSObject {
  /// Identifies the tab among the others of its tab bar controller.
  public let identifier: String
  /// The title.
  public let title: String
  /// The image.
  public let image: UIImage?
  /// The text of the tab's badge, such as a count; nil for no badge.
  open var badgeValue: String? {
    didSet { item.badgeValue = badgeValue }
  }
  /// Where an iPad shows the tab; a terminal shows all tabs in its tab bar.
  open var preferredPlacement = Placement.automatic
  /// The group that the tab is in.
  public internal(set) weak var parent: UITabGroup?
  let item: UITabBarItem
  private let provider: ((UITab) -> UIViewController)?
  /// The view controller, which is made when it is needed first.
  open private(set) lazy var viewController: UIViewController? = makeViewController()

  /// Creates a tab.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    item = UITabBarItem(title: title, image: image, tag: 0)
    provider = viewControllerProvider
    super.init()
  }

  private func makeViewController() -> UIViewController? {
    let controller = provider?(self)
    controller?.tabBarItem = item
    return controller
  }

  /// The tabs that have no tabs in them: the tab itself, unless it is a group.
  var leaves: [UITab] { [self] }

  /// The tab that is selected if this one is.
  var selectedLeaf: UITab { self }

  /// The places for a tab on an iPad.
  public enum Placement: Int, Sendable {
    /// The system's choice, which leaves the tabs of a group out of the tab bar.
    case automatic = 0
    /// The tab bar, where the user may move and remove the tab.
    case `default` = 1
    /// The sidebar only.
    case sidebarOnly = 6
  }
}

/// The tab for searching, which iOS shows apart from the others, and a terminal beside them.
@MainActor open class UISearchTab: UITab {
  /// Creates a search tab with a title and an image of your own.
  public override init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
  }

  /// Creates a search tab with the system's title and image.
  public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    super.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"),
      identifier: "com.apple.UIKit.Search", viewControllerProvider: viewControllerProvider)
  }
}
