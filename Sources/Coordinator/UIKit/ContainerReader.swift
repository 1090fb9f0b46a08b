import Coordinator

#if canImport(UIKit)
  import UIKit
#else
  import TerminalUIKit
#endif

extension NavigationContainer {
  /// The tab whose stack it is; `nil` for a modal's.
  var tab: Map.Tab? {
    if case .tab(let tab) = self { tab } else { nil }
  }
}

/// Reads the current screens from UIKit's containers.
@MainActor final class ContainerReader<Map: NavigationMap> {
  private let roots: RootContainers<Map>
  private let stacks: StackArranger<Map>
  private let modals: ModalPresenter<Map>
  private let dialogs: DialogPresenter<Map>

  /// Creates a reader.
  init(
    roots: RootContainers<Map>, stacks: StackArranger<Map>, modals: ModalPresenter<Map>,
    dialogs: DialogPresenter<Map>
  ) {
    self.roots = roots
    self.stacks = stacks
    self.modals = modals
    self.dialogs = dialogs
  }

  /// The state that UIKit shows; `nil` while there are no containers.
  var place: NavigationState<Map>? {
    guard let (root, tabs) = roots.shown else { return nil }
    let stacks = tabs.map { tab in
      (tab, roots[tab].map { Array(self.stacks.screens(in: $0).dropFirst()) } ?? [])
    }
    return NavigationState(
      root: root, tabs: tabs, selectedTab: roots.selectedTab,
      stacks: Dictionary(uniqueKeysWithValues: stacks), modals: modals.place,
      dialog: dialogs.dialog(in: modals.others))
  }

  /// Returns the transition in flight, whoever began it.
  ///
  /// - Parameter isKnown: Whether only steps have changed the UI since it was read.
  /// - Returns: The transition, or `nil` if nothing moves.
  func transition(isKnown: Bool = false) -> (any UIViewControllerTransitionCoordinator)? {
    roots.tabBarController.transitionCoordinator
      ?? roots.all.lazy.compactMap { self.stacks.transition(in: $0) }.first
      ?? modals.transition(isKnown: isKnown)
  }

  /// Returns the view controller that shows the stack of a container.
  subscript(container: NavigationContainer<Map>) -> UIViewController? {
    switch container {
    case .tab(let tab): return roots[tab]
    case .modal(let depth):
      let modals = modals.modals
      return modals.indices.contains(depth) ? modals[depth] : nil
    }
  }

  /// Removes pages and modals that no coordinator runs.
  func removeOrphans() {
    for tab in roots.shown?.tabs ?? [] {
      if let container = roots[tab] { stacks.removeOrphans(from: container, of: tab) }
    }
    for modal in modals.modals { stacks.removeOrphans(from: modal, of: nil) }
    modals.dismissOrphan()
  }

  /// Returns the container whose stack, or a part of it, a navigation controller shows.
  func container(of controller: UINavigationController) -> NavigationContainer<Map>? {
    roots.tab { stacks.columns(of: $0).contains(controller) }.map { .tab($0) }
      ?? modals.modals.firstIndex(of: controller).map { .modal($0) }
  }
}
