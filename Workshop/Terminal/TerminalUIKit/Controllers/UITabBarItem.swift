public import Foundation

/// The title and image that a tab bar shows for a view controller.
@MainActor open class UITabBarItem: NSObject {
  weak var bar: UITabBar?

  /// The title.
  open var title: String? {
    didSet { if title != oldValue { bar?.setNeedsDisplay() } }
  }

  /// The text of the item's badge, such as a count; nil for no badge.
  open var badgeValue: String? {
    didSet { if badgeValue != oldValue { bar?.setNeedsDisplay() } }
  }

  /// The image.
  public let image: UIImage?
  /// A number that identifies the item.
  public let tag: Int

  /// Creates an item with a title, an image and a number.
  public init(title: String?, image: UIImage?, tag: Int) {
    self.title = title
    self.image = image
    self.tag = tag
    super.init()
  }

  /// Creates one of the system's items, which has the system's title.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: nil, tag: tag)
  }

  /// Creates an item without a title or image.
  public override convenience init() {
    self.init(title: nil, image: nil, tag: 0)
  }

  /// The system's items.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed

    fileprivate var title: String {
      switch self {
      case .more: "More"
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      }
    }
  }

  var label: String {
    [image?.glyph, titleWithBadge].compactMap { $0 }.joined(separator: " ")
  }

  /// The title with the badge in brackets.
  var titleWithBadge: String? {
    guard let badgeValue else { return title }
    return [title, "(\(badgeValue))"].compactMap { $0 }.joined(separator: " ")
  }
}
