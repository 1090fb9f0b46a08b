#if canImport(UIKit)
  import UIKit
#else
  import TerminalUIKit
#endif

/// Knows which screen a view controller shows, without keeping it alive.
@MainActor final class ScreenRegistry<Screen> {
  struct Entry {
    weak var viewController: UIViewController?
    let screen: Screen
  }

  private(set) var entries: [ObjectIdentifier: Entry] = [:]

  /// Says which screen a view controller shows, and forgets the view controllers that are gone.
  func enter(_ viewController: UIViewController, as screen: Screen) {
    entries = entries.filter { $0.value.viewController != nil }
    entries[ObjectIdentifier(viewController)] = Entry(
      viewController: viewController, screen: screen)
  }

  /// The screen of a view controller; nil if it was not made for one.
  subscript(viewController: UIViewController) -> Screen? {
    // An identifier is used again once its object is gone.
    let entry = entries[ObjectIdentifier(viewController)]
    return entry?.viewController === viewController ? entry?.screen : nil
  }
}
