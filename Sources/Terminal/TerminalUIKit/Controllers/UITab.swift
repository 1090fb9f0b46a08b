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
    didSet { viewController?.tabBarItem.badgeValue = badgeValue }
  }
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
    provider = viewControllerProvider
    super.init()
  }

  private func makeViewController() -> UIViewController? {
    let controller = provider?(self)
    controller?.tabBarItem = UITabBarItem(title: title, image: image, tag: 0)
    return controller
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
