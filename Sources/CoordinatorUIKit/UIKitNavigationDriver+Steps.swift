public import Coordinator

#if canImport(UIKit)
  import UIKit
#else
  import TerminalUIKit
#endif

extension UIKitNavigationDriver {
  /// Waits for the transition in flight, because UIKit ignores any change during one.
  public func whenReady(_ body: @escaping @MainActor () -> Void) {
    guard transition != nil else { return body() }
    // UIKit keeps a transition until its callbacks have returned, and this may be within one.
    Task { [weak self] in self?.awaitTransition(body) }
  }

  private func awaitTransition(_ body: @escaping @MainActor () -> Void) {
    guard let transition else { return body() }
    transition.animate(alongsideTransition: nil) { [weak self] _ in self?.whenReady(body) }
  }

  /// Performs one step with UIKit's containers.
  public func perform(
    _ step: NavigationStep<Map>, animated: Bool, completion: @escaping @MainActor () -> Void
  ) {
    guard var place = shown else { return completion() }
    // A root that is entered before any other has been made is the first.
    if case .enter = step {} else { showContainers() }
    let coordinators = stacks.flatMap { tree.items(in: $0) }
    place.apply(step)
    reported = place
    tree.reconcile(with: place)
    change(by: step, animated: animated) {
      // The coordinators of the screens that leave stay alive until these have left.
      withExtendedLifetime(coordinators) { completion() }
    }
  }

  private var stacks: [NavigationContainer<Map>] {
    reported.tabs.map { .tab($0) } + reported.modals.indices.map { .modal($0) }
  }

  private func change(
    by step: NavigationStep<Map>, animated: Bool, _ completion: @escaping @MainActor () -> Void
  ) {
    switch step {
    case .enter: enter(reported, completion)
    case .select(let tab):
      select(tab)
      completion()
    case .push(_, let container), .pop(_, let container), .set(_, let container):
      setStack(of: container, animated: animated, completion)
    case .present(let modal):
      clearWay { [weak self] in
        self?.showWindow()
        self?.present(modal, animated: animated, completion)
      }
    case .dismiss(let count): dismiss(keeping: count, animated: animated, completion)
    case .ask(let dialog): ask(dialog, animated: animated, completion)
    case .endDialog: endDialog(animated: animated, completion)
    }
  }

  /// However much a stack changes, UIKit shows one push or pop.
  private func setStack(
    of container: NavigationContainer<Map>, animated: Bool,
    _ completion: @escaping @MainActor () -> Void
  ) {
    guard let controller = controller(of: container) else { return completion() }
    show(viewControllers(in: container), in: container, animated: animated)
    let transitions = columns(of: controller).lazy.compactMap { $0.transitionCoordinator }
    guard let transition = transitions.first else { return completion() }
    // Whatever this returns: UIKit may return `false` during a transition and still complete.
    transition.animate(alongsideTransition: nil) { _ in completion() }
  }

  func viewControllers(in container: NavigationContainer<Map>) -> [UIViewController] {
    tree.items(in: container).map { $0.viewController }
  }
}
