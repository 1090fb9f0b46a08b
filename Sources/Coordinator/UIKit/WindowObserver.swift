#if canImport(UIKit)
  import UIKit
#else
  import TerminalUIKit
#endif

/// An invisible view that calls back when the view around it has left its window.
///
/// UIKit calls no delegate when a view controller dismisses a modal or selects a tab by itself. But
/// the view of that modal or tab leaves the window.
final class WindowObserver: UIView {
  private var didLeave: () -> Void = {}

  /// Observes the view of a view controller, unless that is observed already.
  static func observe(_ viewController: UIViewController, didLeave: @escaping () -> Void) {
    // UIKit may load the view of a modal only after `present` has returned.
    let view: UIView = viewController.view
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
