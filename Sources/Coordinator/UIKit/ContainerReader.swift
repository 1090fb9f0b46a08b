import Coordinator

#if canImport(UIKit)
  import UIKit
#else
  import TerminalUIKit
#endif

/// Reads the current screens from UIKit's containers, and changes nothing.
@MainActor final class ContainerReader<Map: NavigationMap> {
  private let containers: Containers<Map>
  /// The state that was read last, after the steps since then; `nil` once something else may have changed the UI.
  ///
  /// Reading it from UIKit for each of many steps would take quadratic time.
  private var known: NavigationState<Map>?

  /// Creates a reader.
  init(_ containers: Containers<Map>) {
    self.containers = containers
  }

  /// Reads the state that UIKit shows; `nil` unless it is in a window.
  ///
  /// During a transition this is the state before it, because the user may still let go of a swipe.
  func read() -> NavigationState<Map>? {
    known = containers.isInWindow ? place : nil
    return known
  }

  /// Returns the state before the next step, which only steps have changed since it was read; else reads it.
  func placeBeforeStep() -> NavigationState<Map>? {
    containers.isInWindow ? known ?? place : nil
  }

  /// Knows the state after a step without reading it.
  func expect(_ place: NavigationState<Map>) { known = place }

  /// Something other than a step may have changed the UI.
  func forget() { known = nil }

  /// The state that was read last, after the steps since then.
  var expected: NavigationState<Map>? { known }

  /// The transition in flight, whoever began it; `nil` if nothing moves.
  var transition: (any UIViewControllerTransitionCoordinator)? { transition(isKnown: false) }

  /// Whether UIKit could take a step now, as far as that can be known without reading everything.
  var isMoving: Bool { transition(isKnown: known != nil) != nil }

  private func transition(isKnown: Bool) -> (any UIViewControllerTransitionCoordinator)? {
    let roots = containers.roots
    return roots.tabBarController.transitionCoordinator
      ?? roots.all.lazy.compactMap { self.containers.stacks.transition(in: $0) }.first
      ?? containers.modals.transition(isKnown: isKnown)
  }

  private var place: NavigationState<Map>? {
    guard containers.roots.shown != nil, !containers.isChanging, transition == nil else {
      return containers.screens.place
    }
    return shown
  }

  private var shown: NavigationState<Map>? {
    let (roots, modals) = (containers.roots, containers.modals)
    guard let (root, tabs) = roots.shown else { return nil }
    let stacks = tabs.map { tab in
      (tab, roots[tab].map { Array(containers.stacks.screens(in: $0).dropFirst()) } ?? [])
    }
    return NavigationState(
      root: root, tabs: tabs, selectedTab: roots.selectedTab,
      stacks: Dictionary(uniqueKeysWithValues: stacks), modals: modals.place,
      dialog: containers.dialogs.dialog(in: modals.others))
  }

  /// The screen beside a list, where there is room for both and no modal is above them.
  var pageBesideList: UIViewController? {
    let (roots, stacks) = (containers.roots, containers.stacks)
    guard let split = roots[roots.selectedTab] as? UISplitViewController,
      !split.isCollapsed, containers.modals.modals.isEmpty,
      let page = stacks.columns(of: split).last(where: { !$0.viewControllers.isEmpty })?
        .topViewController, containers.screens.isPage(page)
    else { return nil }
    return page
  }
}
