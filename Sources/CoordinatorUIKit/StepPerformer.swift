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

  /// Makes a performer.
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

  /// Performs a step that has been made to the place of the screens.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - before: The place before the step.
  ///   - animated: Whether to animate it.
  ///   - completion: Called at its end.
  func perform(
    _ step: NavigationStep<Map>, from before: NavigationState<Map>, animated: Bool,
    _ completion: @escaping @MainActor () -> Void
  ) {
    switch step {
    case .enter: enter(completion)
    case .select(let tab):
      roots.select(tab)
      completion()
    case .push(_, let container), .pop(_, let container), .set(_, let container):
      setStack(of: container, from: before, animated: animated, completion)
    case .present(let modal):
      clearWay { $0.modals.present(modal, animated: animated, completion) }
    case .dismiss(let count): modals.dismiss(keeping: count, animated: animated, completion)
    case .ask(let dialog):
      clearWay { $0.dialogs.ask(dialog, on: $0.modals.presenter, animated: animated, completion) }
    case .endDialog: dialogs.endDialog(animated: animated, completion)
    }
  }

  /// Shows a root with its tabs and stacks.
  private func enter(_ completion: @escaping @MainActor () -> Void) {
    guard roots.shown?.root == screens.place.root else {
      return modals.dismissAll { [weak self] in
        self?.window.exchangeRoot()
        completion()
      }
    }
    roots.showTabs(of: screens.place)
    roots.observeSelectedTab()
    completion()
  }

  /// However much a stack changes, UIKit shows one push or pop.
  private func setStack(
    of container: NavigationContainer<Map>, from before: NavigationState<Map>, animated: Bool,
    _ completion: @escaping @MainActor () -> Void
  ) {
    guard let controller = reader[container] else { return completion() }
    let isAccepted = stacks.show(
      screens.viewControllers(in: container), in: controller, of: container.tab,
      animated: animated)
    if !isAccepted {
      // Otherwise the stack as it was would look like a move of the user.
      screens.apply(.set(Array(before.stack(in: container).dropFirst()), on: container))
    }
    guard let transition = stacks.transition(in: controller) else { return completion() }
    // Whatever this returns: UIKit may return `false` during a transition and still complete.
    transition.animate(alongsideTransition: nil) { _ in completion() }
  }

  /// Prepares for something that is presented on top of everything.
  private func clearWay(_ body: @escaping @MainActor (StepPerformer) -> Void) {
    modals.clearWay(keeping: dialogs.alert) { [weak self] in
      guard let self else { return }
      window.show()
      body(self)
    }
  }
}
