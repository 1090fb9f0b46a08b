import Coordinator

#if canImport(UIKit)
  import UIKit
#else
  import TerminalUIKit
#endif

/// A stack in the columns of a split view: its root in the first one and the screens above that in the
/// second, or all of them in the compact one.
extension UIKitNavigationDriver {
  /// The navigation controllers that hold a stack between them, the root's first; none if it is a bare
  /// modal's.
  func columns(of controller: UIViewController) -> [UINavigationController] {
    guard styles[controller] != .bare else { return [] }
    guard let split = controller as? UISplitViewController else {
      return [controller as? UINavigationController].compactMap(\.self)
    }
    return splitColumns.compactMap { split.viewController(for: $0) as? UINavigationController }
  }

  func makeNavigationController() -> UINavigationController {
    let controller = containers.navigationController()
    controller.delegate = delegate
    return controller
  }

  func fillColumns(of split: UISplitViewController) {
    for column in splitColumns { split.setViewController(makeNavigationController(), for: column) }
    split.delegate = delegate
  }

  /// Shows the view controllers of a stack in its columns, animated only where the first one stays.
  func show(
    _ stack: [UIViewController], in container: NavigationContainer<Map>, animated: Bool
  ) {
    guard let controller = controller(of: container) else { return }
    let changes = zip(columns(of: controller), shares(of: stack, in: controller, container))
      .filter { $0.viewControllers != $1 }
    isArranging = true
    // A view controller can't be in two columns, so it leaves one first.
    for (column, share) in changes where share.isEmpty {
      column.setViewControllers([], animated: false)
    }
    for (column, share) in changes where !share.isEmpty {
      let isAnimated = animated && column.viewControllers.first === share.first
      column.setViewControllers(share, animated: isAnimated)
    }
    isArranging = false
    for (column, _) in changes { lockBack(of: column) }
  }

  /// Moves the screens to the columns that are shown now, once nothing else moves.
  func didChangeColumns(of split: UISplitViewController) {
    whenReady { [weak self, weak split] in
      guard let self, let split,
        let tab = controllers.first(where: { $0.value === split })?.key
      else { return }
      let stack = viewControllers(of: split).filter { screens[$0] != nil }
      show(stack, in: .tab(tab), animated: false)
    }
  }

  /// Divides a stack between its columns.
  private func shares(
    of stack: [UIViewController], in controller: UIViewController,
    _ container: NavigationContainer<Map>
  ) -> [[UIViewController]] {
    guard let split = controller as? UISplitViewController, case .tab(let tab) = container else {
      return [stack]
    }
    guard !split.isCollapsed else { return [[], [], stack] }
    let details = Array(stack.dropFirst())
    return [
      Array(stack.prefix(1)), details.isEmpty ? [placeholder(of: tab, in: split)] : details, [],
    ]
  }

  private func placeholder(
    of tab: Map.Tab, in split: UISplitViewController
  ) -> UIViewController {
    let first = (split.viewController(for: .secondary) as? UINavigationController)?
      .viewControllers.first
    guard let first, screens[first] == nil else { return containers.placeholder(tab) }
    return first
  }
}

private let splitColumns: [UISplitViewController.Column] = [.primary, .secondary, .compact]
