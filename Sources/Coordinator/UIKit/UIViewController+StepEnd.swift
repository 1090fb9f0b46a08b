#if canImport(UIKit)
  import UIKit
#else
  import TerminalUIKit
#endif

/// Called at the end of a step, with whether UIKit accepted it.
///
/// UIKit refuses changes during a transition, also during transitions that it doesn't report. It never calls the
/// completion of a refused change.
typealias StepEnd = @MainActor (_ isAccepted: Bool) -> Void

extension UIViewController {
  /// Presents a view controller.
  func present(_ other: UIViewController, animated: Bool, ended: @escaping StepEnd) {
    present(other, animated: animated) { ended(true) }
    if other.presentingViewController == nil { ended(false) }
  }

  /// Dismisses the view controller presented by this one, with all above it.
  func dismissPresented(animated: Bool, ended: @escaping StepEnd) {
    guard let presented = presentedViewController else { return ended(true) }
    // The user may be swiping it away, and may still cancel.
    let wasLeaving = presented.isBeingDismissed
    dismiss(animated: animated) { ended(true) }
    let isLeaving = presented.isBeingDismissed && !wasLeaving
    if presentedViewController === presented, !isLeaving, presented.transitionCoordinator == nil {
      ended(false)
    }
  }
}
