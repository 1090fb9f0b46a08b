import Coordinator

#if canImport(UIKit)
  import UIKit
#else
  import TerminalUIKit
#endif

/// Performs one step with UIKit's containers, each with one change that UIKit can make.
@MainActor final class StepPerformer<Map: NavigationMap> {
  private let containers: Containers<Map>

  /// Creates a performer.
  init(_ containers: Containers<Map>) {
    self.containers = containers
  }

  /// Performs a step that has been applied to the state of the screens.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - animated: Whether to animate it.
  ///   - ended: Called at its end.
  func perform(_ step: NavigationStep<Map>, animated: Bool, _ ended: @escaping StepEnd) {
    switch step {
    case .enter: enter(ended)
    case .select(let tab):
      containers.roots.select(tab)
      ended(containers.roots.selectedTab == tab)
    case .push(_, let container), .pop(_, let container), .set(_, let container):
      setStack(of: container, animated: animated, ended)
    case .present(let modal):
      clearWay(ended) { $0.modals.present(modal, animated: animated, ended) }
    case .dismiss(let count): containers.modals.dismiss(keeping: count, animated: animated, ended)
    case .ask(let dialog):
      clearWay(ended) { $0.dialogs.ask(dialog, on: $0.modals.presenter, animated: animated, ended) }
    case .endDialog: containers.dialogs.endDialog(animated: animated, ended)
    }
  }

  /// Shows a root with its tabs and stacks.
  private func enter(_ ended: @escaping StepEnd) {
    let (roots, place) = (containers.roots, containers.screens.place)
    guard roots.shown?.root == place.root else {
      return containers.modals.dismissAll { [containers] isAccepted in
        if isAccepted { containers.exchangeRoot() }
        ended(isAccepted)
      }
    }
    roots.showTabs(of: place)
    roots.observeSelectedTab()
    ended(true)
  }

  /// However much a stack changes, UIKit shows one push or pop.
  private func setStack(
    of container: NavigationContainer<Map>, animated: Bool, _ ended: @escaping StepEnd
  ) {
    guard let controller = containers[container] else { return ended(true) }
    let stacks = containers.stacks
    let isAccepted = stacks.show(
      containers.screens.viewControllers(in: container), in: controller, of: container.tab,
      animated: animated)
    guard isAccepted, let transition = stacks.transition(in: controller) else {
      return ended(isAccepted)
    }
    // Whatever this returns: UIKit may return `false` during a transition and still complete.
    transition.animate(alongsideTransition: nil) { _ in ended(true) }
  }

  /// Prepares for something that is presented on top of everything.
  private func clearWay(
    _ ended: @escaping StepEnd, _ body: @escaping @MainActor (Containers<Map>) -> Void
  ) {
    containers.modals.clearWay(keeping: containers.dialogs.alert) { [containers] isClear in
      guard isClear else { return ended(false) }
      containers.showWindow()
      body(containers)
    }
  }
}
