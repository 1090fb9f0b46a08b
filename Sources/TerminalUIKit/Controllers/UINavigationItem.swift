public import Foundation

/// What a navigation bar shows for a controller.
@MainActor open class UINavigationItem: NSObject {
  weak var bar: UINavigationBar?

  /// The title in the middle.
  open var title: String? {
    didSet { if title != oldValue { bar?.setNeedsItems() } }
  }

  /// The button at the left, in place of the way back.
  open var leftBarButtonItem: UIBarButtonItem? {
    didSet { if leftBarButtonItem !== oldValue { bar?.setNeedsItems() } }
  }

  /// The button at the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    didSet { if rightBarButtonItem !== oldValue { bar?.setNeedsItems() } }
  }
}
