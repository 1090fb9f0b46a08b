import Coordinator

#if canImport(UIKit)
  import UIKit
#else
  import TerminalUIKit
#endif

extension UIKitNavigationDriver {
  /// The tab that UIKit shows; a “More” tab changes nothing.
  var selectedTab: Map.Tab {
    let selected = tabBarController.selectedViewController
    return shownRoot?.tabs.first { controllers[$0] === selected } ?? reported.selectedTab
  }

  /// The modals that the driver has presented, the lowest first.
  var modals: [UIViewController] { presented.filter { styles[$0] != nil } }

  /// What a screen has presented by itself, such as an alert or a share sheet.
  var obstacle: UIViewController? {
    presented.first { styles[$0] == nil && $0 !== dialogAlert?.alert }
  }

  /// The dialog whose alert is presented.
  private var dialog: Map.Dialog? {
    guard let alert = dialogAlert?.alert, presented.contains(alert) else { return nil }
    return dialogAlert?.dialog
  }

  /// The transition in flight, whoever began it.
  var transition: (any UIViewControllerTransitionCoordinator)? {
    ([tabBarController] + controllers.values.flatMap(columns) + presented).lazy
      .compactMap { $0.transitionCoordinator }.first
  }

  private var presented: [UIViewController] {
    Array(sequence(first: tabBarController) { $0.presentedViewController }.dropFirst())
  }

  /// Reads the place from UIKit's containers.
  func place(_ root: Map.Root, _ tabs: [Map.Tab]) -> NavigationState<Map> {
    let stacks = tabs.map { tab in
      (tab, controllers[tab].map { Array(screens(in: $0).dropFirst()) } ?? [])
    }
    return NavigationState(
      root: root, tabs: tabs, selectedTab: selectedTab,
      stacks: Dictionary(uniqueKeysWithValues: stacks),
      modals: modals.compactMap { modal in
        styles[modal].map { Modal(screens(in: modal), as: $0) }
      },
      dialog: dialog)
  }

  /// The screens of a stack, the root first, without view controllers that the driver didn't make.
  func screens(in controller: UIViewController) -> [Map.Screen] {
    viewControllers(of: controller).compactMap { screens[$0] }
  }

  /// The view controllers of a stack; a bare modal is its only one.
  func viewControllers(of controller: UIViewController) -> [UIViewController] {
    let columns = columns(of: controller)
    return columns.isEmpty ? [controller] : columns.flatMap(\.viewControllers)
  }

  func controller(of container: NavigationContainer<Map>) -> UIViewController? {
    switch container {
    case .tab(let tab): controllers[tab]
    case .modal(let depth): modals.indices.contains(depth) ? modals[depth] : nil
    }
  }

  func container(of controller: UINavigationController) -> NavigationContainer<Map>? {
    controllers.first { columns(of: $0.value).contains(controller) }.map { .tab($0.key) }
      ?? modals.firstIndex(of: controller).map { .modal($0) }
  }
}
