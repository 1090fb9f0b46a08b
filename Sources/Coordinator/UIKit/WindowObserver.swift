#if canImport(UIKit)
  import UIKit
#else
  import TerminalUIKit
#endif

/// A container that reports when it leaves its modal, and when it has left the window.
@MainActor protocol LeaveReporting: UIViewController {
  var didLeave: () -> Void { get set }
}

/// The navigation controller of an app that brings none of its own.
///
/// UIKit calls no delegate when a view controller dismisses a modal or selects a tab by itself. But the
/// navigation controller in it disappears.
final class StackController: UINavigationController, LeaveReporting {
  var didLeave: () -> Void = {}

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    // What the view controller asks for next is asked for from below the modal.
    if isBeingDismissed { didLeave() }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    didLeave()
  }
}

/// An invisible view that calls back when the view around it has left its window.
///
/// It is for containers of the app's own classes, which may not report by themselves.
final class WindowObserver: UIView {
  private var didLeave: () -> Void = {}

  /// Observes the view of a view controller, unless that is observed already.
  static func observe(_ viewController: UIViewController, didLeave: @escaping () -> Void) {
    if let reporter = viewController as? any LeaveReporting {
      return reporter.didLeave = didLeave
    }
    // UIKit may load the view of a modal only after `present` has returned.
    observe(viewController.view, didLeave: didLeave)
  }

  /// Observes a view, unless that is observed already.
  static func observe(_ view: UIView, didLeave: @escaping () -> Void) {
    guard !view.subviews.contains(where: { $0 is WindowObserver }) else { return }
    let observer = WindowObserver(frame: .zero)
    observer.isHidden = true
    observer.didLeave = didLeave
    view.addSubview(observer)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { didLeave() }
  }
}
