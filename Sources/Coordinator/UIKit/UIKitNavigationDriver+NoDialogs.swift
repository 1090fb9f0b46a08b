public import Coordinator

#if canImport(UIKit)
  public import UIKit
#else
  public import TerminalUIKit
#endif

extension UIKitNavigationDriver {
  /// Creates the driver of an app without dialogs.
  ///
  /// - Parameters:
  ///   - item: Makes the title and image of a tab.
  ///   - containers: UIKit's containers as the app wants them.
  ///   - report: Receives the user's moves; usually it dispatches to the store.
  ///   - coordinator: Makes the coordinator of a screen; the driver starts it.
  public convenience init(
    item: @escaping @MainActor (Map.Tab) -> UITabBarItem,
    containers: UIKitContainers<Map> = UIKitContainers(),
    report: @escaping @MainActor (RouteAction<Map>) -> Void,
    coordinator: @escaping @MainActor (ScreenID<Map>) -> any CoordinatorType
  ) where Map.Dialog == Never {
    self.init(
      item: item, containers: containers, report: report, content: noContent,
      coordinator: coordinator)
  }
}

/// Stands for the dialogs of an app that has none.
private func noContent<Dialog>(of dialog: Dialog) -> DialogContent {
  DialogContent(title: "")
}
