public import Foundation

/// The title and buttons that a navigation bar shows for a view controller.
@MainActor open class UINavigationItem: NSObject {
  weak var bar: UINavigationBar?

  /// The title in the middle.
  open var title: String? {
    didSet { if title != oldValue { bar?.setNeedsItems() } }
  }

  /// A line of text for a short time, on the separator below the title, so that nothing moves.
  ///
  /// Where the separator has no room, or is missing or covered, the text is in the last row of the screen.
  open var prompt: String? {
    didSet { if prompt != oldValue { bar?.setNeedsItems() } }
  }

  /// The back button's action instead of going back, for example to ask before changes are lost.
  open var backAction: UIAction? {
    didSet { if backAction !== oldValue { bar?.setNeedsItems() } }
  }

  /// The view in the middle, instead of the title.
  open var titleView: UIView? {
    didSet { if titleView !== oldValue { bar?.setNeedsItems() } }
  }

  /// The title of the back button that leads here from the next page.
  open var backButtonTitle: String?

  /// Whether the page has no back button, so that the user can't go back.
  open var hidesBackButton = false {
    didSet { if hidesBackButton != oldValue { bar?.setNeedsItems() } }
  }

  /// When the title is large, which a terminal's isn't.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// The search of the page, whose field is below the bar.
  open var searchController: UISearchController? {
    didSet { if searchController !== oldValue { bar?.setNeedsItems() } }
  }

  /// Whether the field disappears when the user scrolls, which a terminal's doesn't.
  open var hidesSearchBarWhenScrolling = true

  /// The button on the left, instead of the back button.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The button on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// The buttons on the left, from the edge on, instead of the back button.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { if leftBarButtonItems != oldValue { bar?.setNeedsItems() } }
  }

  /// The buttons on the right, from the edge on.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { if rightBarButtonItems != oldValue { bar?.setNeedsItems() } }
  }

  /// When titles are large, which a terminal's aren't.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the page before.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
    /// Beside the buttons.
    case inline
  }
}
