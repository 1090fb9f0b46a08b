import Coordinator

#if canImport(UIKit)
  import UIKit
#else
  import TerminalUIKit
#endif

extension UIKitNavigationDriver {
  var selectedTab: Map.Tab { tabs[tabBarController.selectedIndex] }

  /// The modals, the lowest first: the navigation controllers that the driver has presented.
  var modals: [UINavigationController] {
    presented.compactMap { $0 as? UINavigationController }.filter { $0.delegate === delegate }
  }

  /// The styles of the modals, which are all presented as sheets.
  private var styles: [ModalStyle] {
    reported.modals.map(\.style) + Array(repeating: .sheet(), count: modals.count)
  }

  /// What a screen has presented by itself, such as an alert or a share sheet.
  var obstacle: UIViewController? {
    presented.first {
      ($0 as? UINavigationController)?.delegate !== delegate && $0 !== dialogAlert?.alert
    }
  }

  /// The dialog whose alert is presented.
  private var dialog: Map.Dialog? {
    guard let alert = dialogAlert?.alert, presented.contains(alert) else { return nil }
    return dialogAlert?.dialog
  }

  /// The transition in flight, whoever began it.
  var transition: (any UIViewControllerTransitionCoordinator)? {
    ([tabBarController] + tabControllers + presented).lazy.compactMap { $0.transitionCoordinator }
      .first
  }

  private var presented: [UIViewController] {
    Array(sequence(first: tabBarController) { $0.presentedViewController }.dropFirst())
  }

  /// Reads the place from UIKit's containers.
  func place() -> NavigationState<Map> {
    let stacks = zip(tabs, tabControllers).map { ($0, Array(screens(in: $1).dropFirst())) }
    return NavigationState(
      tabs: tabs, selectedTab: selectedTab, stacks: Dictionary(uniqueKeysWithValues: stacks),
      modals: zip(modals, styles).map { Modal(screens(in: $0), as: $1) }, dialog: dialog)
  }

  /// The screens of a stack, the root first, without view controllers that the driver didn't make.
  func screens(in controller: UINavigationController) -> [Map.Screen] {
    controller.viewControllers.compactMap { screens[$0] }
  }

  func controller(of container: NavigationContainer<Map>) -> UINavigationController? {
    switch container {
    case .tab(let tab): tabs.firstIndex(of: tab).map { tabControllers[$0] }
    case .modal(let depth): modals.indices.contains(depth) ? modals[depth] : nil
    }
  }

  func container(of controller: UINavigationController) -> NavigationContainer<Map>? {
    tabControllers.firstIndex(of: controller).map { .tab(tabs[$0]) }
      ?? modals.firstIndex(of: controller).map { .modal($0) }
  }
}
