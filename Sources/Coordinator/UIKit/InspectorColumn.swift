#if canImport(UIKit)
  import UIKit
#else
  import TerminalUIKit
#endif

/// The inspector column of a split view, which shows a modal beside the screens of a tab.
@MainActor final class InspectorColumn {
  private weak var split: UISplitViewController?
  private weak var shown: UIViewController?

  /// Whether the system has inspector columns.
  static var isAvailable: Bool {
    if #available(iOS 26, *) { true } else { false }
  }

  /// The modal that is in the column, also while the columns are collapsed.
  var modal: UIViewController? {
    guard #available(iOS 26, *), let shown, split?.viewController(for: .inspector) === shown
    else { return nil }
    return shown
  }

  /// Shows a modal in the column of a split view.
  func show(_ modal: UIViewController, in split: UISplitViewController) {
    guard #available(iOS 26, *) else { return }
    self.split = split
    shown = modal
    split.setViewController(modal, for: .inspector)
    split.show(.inspector)
  }

  /// Whether the user has hidden the column of a split view, which has a modal in it.
  func isHidden(in split: UISplitViewController) -> Bool {
    guard #available(iOS 26, *) else { return false }
    return split === self.split && modal != nil && !split.isShowing(.inspector)
  }

  /// Shows the column again.
  func showAgain() {
    if #available(iOS 26, *) { split?.show(.inspector) }
  }

  /// Hides the column, and takes the modal out of it.
  func hide() {
    guard #available(iOS 26, *), let split, modal != nil else { return }
    self.split = nil
    shown = nil
    split.hide(.inspector)
    split.setViewController(nil, for: .inspector)
  }
}
