public import Foundation

/// What a navigation bar shows for a controller.
@MainActor open class UINavigationItem: NSObject {
  weak var bar: UINavigationBar?

  /// The title in the middle.
  open var title: String? {
    didSet { if title != oldValue { bar?.setNeedsItems() } }
  }

  /// A view in the title's place.
  open var titleView: UIView? {
    didSet { if titleView !== oldValue { bar?.setNeedsItems() } }
  }

  /// What the back button of the next screen says.
  open var backButtonTitle: String? {
    didSet { if backButtonTitle != oldValue { bar?.setNeedsItems() } }
  }

  /// Whether there is no way back by the bar.
  open var hidesBackButton = false {
    didSet { if hidesBackButton != oldValue { bar?.setNeedsItems() } }
  }

  /// The buttons at the left, from the edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { bar?.setNeedsItems() }
  }

  /// The buttons at the right, from the edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { bar?.setNeedsItems() }
  }

  /// Whether the title is large, which a terminal can't show.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// The outermost button at the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost button at the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Makes an item without a title.
  public override init() {
    super.init()
  }

  /// When a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As on the screen before.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }
}
