#if canImport(UIKit)
  import UIKit
#else
  import TerminalUIKit
#endif

/// Shows the container of a group's selected tab.
///
/// A tab bar controller shows only the group's own view controller, whichever of its tabs is selected.
/// It could push a tab's view controller in a navigation controller of the group, but not one that is itself a
/// navigation or split view controller.
final class TabGroupController: UIViewController {
  /// The container that is shown.
  private(set) var shown: UIViewController?

  /// Shows another container, or none.
  func show(_ container: UIViewController?) {
    guard container !== shown || container?.parent !== self else { return }
    if let shown, shown.parent === self {
      shown.willMove(toParent: nil)
      shown.viewIfLoaded?.removeFromSuperview()
      shown.removeFromParent()
    }
    shown = container
    if isViewLoaded { embedShown() } else if let container { adopt(container) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    embedShown()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if shown?.parent === self { shown?.viewIfLoaded?.frame = view.bounds }
  }

  private func adopt(_ container: UIViewController) {
    guard container.parent !== self else { return }
    addChild(container)
    container.didMove(toParent: self)
  }

  private func embedShown() {
    guard let shown else { return }
    if shown.parent !== self { addChild(shown) }
    shown.view.frame = view.bounds
    view.addSubview(shown.view)
    shown.didMove(toParent: self)
  }
}
