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

  /// The button on the left, instead of the back button.
  open var leftBarButtonItem: UIBarButtonItem? {
    didSet { if leftBarButtonItem !== oldValue { bar?.setNeedsItems() } }
  }

  /// The button on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    didSet { if rightBarButtonItem !== oldValue { bar?.setNeedsItems() } }
  }
}
