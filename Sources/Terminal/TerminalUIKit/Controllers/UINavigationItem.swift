public import Foundation

/// The title and buttons that a navigation bar shows for a view controller.
@MainActor open class UINavigationItem: NSObject {
  weak var bar: UINavigationBar?

  /// The title in the middle.
  open var title: String? {
    didSet { if title != oldValue { bar?.setNeedsItems() } }
  }

  /// A line of text beside the title, for a short time; it stands on the separator, so that nothing moves,
  /// or instead of the title if there is none.
  open var prompt: String? {
    didSet { if prompt != oldValue { bar?.setNeedsItems() } }
  }

  /// The back button's action instead of going back, for example to ask before changes are lost.
  open var backAction: UIAction? {
    didSet { if backAction !== oldValue { bar?.setNeedsItems() } }
  }

  /// The button on the left, instead of the back button.
  open var leftBarButtonItem: UIBarButtonItem? {
    didSet { if leftBarButtonItem !== oldValue { bar?.setNeedsItems() } }
  }

  /// The button on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    didSet { if rightBarButtonItem !== oldValue { bar?.setNeedsItems() } }
  }
}
