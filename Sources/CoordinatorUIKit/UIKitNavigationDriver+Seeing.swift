import Coordinator

#if canImport(UIKit)
  import UIKit
#else
  import TerminalUIKit
#endif

extension UIKitNavigationDriver {
  /// What UIKit's containers hold at this moment.
  var seen: NavigationState<Map> {
    let stacks = zip(tabs, tabControllers).map { ($0, Array(screens(in: $1).dropFirst())) }
    return NavigationState(
      selectedTab: selectedTab, stacks: Dictionary(uniqueKeysWithValues: stacks),
      modals: sheets.map { screens(in: $0) })
  }

  var selectedTab: Map.Tab { tabs[tabBarController.selectedIndex] }

  /// The screens of a stack, the root first; what a screen pushed by itself is none.
  func screens(in controller: UINavigationController) -> [Map.Screen] {
    controller.viewControllers.compactMap { screens[$0] }
  }

  /// The modals, the lowest first: the navigation controllers that were presented from here.
  var sheets: [UINavigationController] {
    presented.compactMap { $0 as? UINavigationController }.filter { $0.delegate === observer }
  }

  /// What a screen presented by itself: an alert, or a share sheet.
  var alert: UIViewController? {
    presented.first { ($0 as? UINavigationController)?.delegate !== observer }
  }

  /// The transition that UIKit is in, whoever began it.
  var transition: (any UIViewControllerTransitionCoordinator)? {
    ([tabBarController] + tabControllers + presented).lazy.compactMap { $0.transitionCoordinator }
      .first
  }

  private var presented: [UIViewController] {
    Array(sequence(first: tabBarController) { $0.presentedViewController }.dropFirst())
  }

  /// The controller that holds a stack.
  func controller(of container: NavigationContainer<Map>) -> UINavigationController? {
    switch container {
    case .tab(let tab): tabs.firstIndex(of: tab).map { tabControllers[$0] }
    case .modal(let depth): sheets.indices.contains(depth) ? sheets[depth] : nil
    }
  }

  /// The stack that a controller holds.
  func container(of controller: UINavigationController) -> NavigationContainer<Map>? {
    tabControllers.firstIndex(of: controller).map { .tab(tabs[$0]) }
      ?? sheets.firstIndex(of: controller).map { .modal($0) }
  }
}
