import Coordinator

#if canImport(UIKit)
  import UIKit
#else
  import TerminalUIKit
#endif

/// Performs one step with UIKit's containers, each with one change that UIKit can make.
@MainActor final class StepPerformer<Map: NavigationMap> {
  private let screens: ScreenTree<Map>
  private let stacks: StackArranger<Map>
  private let roots: RootContainers<Map>
  private let modals: ModalPresenter<Map>
  private let dialogs: DialogPresenter<Map>
  private let reader: ContainerReader<Map>
  private let window: RootWindow<Map>

  /// Creates a performer.
  init(
    screens: ScreenTree<Map>, stacks: StackArranger<Map>, roots: RootContainers<Map>,
    modals: ModalPresenter<Map>, dialogs: DialogPresenter<Map>, reader: ContainerReader<Map>,
    window: RootWindow<Map>
  ) {
    self.screens = screens
    self.stacks = stacks
    self.roots = roots
    self.modals = modals
    self.dialogs = dialogs
    self.reader = reader
    self.window = window
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
      roots.select(tab)
      ended(roots.selectedTab == tab)
    case .push(_, let container), .pop(_, let container), .set(_, let container):
      setStack(of: container, animated: animated, ended)
    case .present(let modal):
      clearWay(ended) { $0.modals.present(modal, animated: animated, ended) }
    case .dismiss(let count): modals.dismiss(keeping: count, animated: animated, ended)
    case .ask(let dialog):
      clearWay(ended) { $0.dialogs.ask(dialog, on: $0.modals.presenter, animated: animated, ended) }
    case .endDialog: dialogs.endDialog(animated: animated, ended)
    }
  }

  /// Shows a root with its tabs and stacks.
  private func enter(_ ended: @escaping StepEnd) {
    guard roots.shown?.root == screens.place.root else {
      return modals.dismissAll { [weak self] isAccepted in
        if isAccepted { self?.window.exchangeRoot() }
        ended(isAccepted)
      }
    }
    roots.showTabs(of: screens.place)
    roots.observeSelectedTab()
    ended(true)
  }

  /// However much a stack changes, UIKit shows one push or pop.
  private func setStack(
    of container: NavigationContainer<Map>, animated: Bool, _ ended: @escaping StepEnd
  ) {
    guard let controller = reader[container] else { return ended(true) }
    let isAccepted = stacks.show(
      screens.viewControllers(in: container), in: controller, of: container.tab,
      animated: animated)
    guard isAccepted, let transition = stacks.transition(in: controller) else {
      return ended(isAccepted)
    }
    // Whatever this returns: UIKit may return `false` during a transition and still complete.
    transition.animate(alongsideTransition: nil) { _ in ended(true) }
  }

  /// Prepares for something that is presented on top of everything.
  private func clearWay(
    _ ended: @escaping StepEnd, _ body: @escaping @MainActor (StepPerformer) -> Void
  ) {
    modals.clearWay(keeping: dialogs.alert) { [weak self] isClear in
      guard let self, isClear else { return ended(false) }
      window.show()
      body(self)
    }
  }
}
