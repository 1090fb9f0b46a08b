#if canImport(UIKit)
  import UIKit
#else
  import TerminalUIKit
#endif

/// Remembers the screens of view controllers without keeping those alive.
@MainActor final class ScreenRegistry<Screen> {
  struct Entry {
    weak var viewController: UIViewController?
    let screen: Screen
  }

  private(set) var entries: [ObjectIdentifier: Entry] = [:]
  private var limit = 16

  /// Remembers the screen of a view controller, and now and then forgets those that are gone.
  func register(_ viewController: UIViewController, as screen: Screen) {
    if entries.count >= limit {
      entries = entries.filter { $0.value.viewController != nil }
      limit = max(16, 2 * entries.count)
    }
    entries[ObjectIdentifier(viewController)] = Entry(
      viewController: viewController, screen: screen)
  }

  /// The screen of a view controller, or `nil` if it wasn't made for one.
  subscript(viewController: UIViewController) -> Screen? {
    // An object may get the identifier of one that is gone.
    let entry = entries[ObjectIdentifier(viewController)]
    return entry?.viewController === viewController ? entry?.screen : nil
  }
}
