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
    let coordinators = containers.flatMap { tree.items(in: $0) }
    place.apply(step)
    reported = place
    tree.reconcile(with: place)
    change(by: step, animated: animated) {
      // The coordinators of the screens that leave stay alive until these have left.
      withExtendedLifetime(coordinators) { completion() }
    }
  }

  private var containers: [NavigationContainer<Map>] {
    tabs.map { .tab($0) } + reported.modals.indices.map { .modal($0) }
  }

  private func change(
    by step: NavigationStep<Map>, animated: Bool, _ completion: @escaping @MainActor () -> Void
  ) {
    switch step {
    case .enter: completion()
    case .select(let tab):
      if let index = tabs.firstIndex(of: tab) { tabBarController.selectedIndex = index }
      observeSelectedTab()
      completion()
    case .push(_, let container), .pop(_, let container), .set(_, let container):
      setStack(of: container, animated: animated, completion)
    case .present: clearWay { [weak self] in self?.present(animated: animated, completion) }
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
    controller.setViewControllers(viewControllers(in: container), animated: animated)
    guard let transition = controller.transitionCoordinator else { return completion() }
    // Whatever this returns: UIKit may return `false` during a transition and still complete.
    transition.animate(alongsideTransition: nil) { _ in completion() }
  }

  private func present(animated: Bool, _ completion: @escaping @MainActor () -> Void) {
    showWindow()
    let stack = viewControllers(in: .modal(modals.count))
    guard let root = stack.first else { return completion() }
    let modal = UINavigationController()
    modal.viewControllers = stack
    modal.modalPresentationStyle = root.modalPresentationStyle
    modal.delegate = delegate
    modal.presentationController?.delegate = delegate
    (modals.last ?? tabBarController).present(modal, animated: animated, completion: completion)
    observe(modal)
  }

  /// Dismisses the modal above the ones to keep, and UIKit dismisses what stands on it.
  private func dismiss(
    keeping count: Int, animated: Bool, _ completion: @escaping @MainActor () -> Void
  ) {
    let chain = [tabBarController] + modals
    guard chain.indices.dropLast().contains(count) else { return completion() }
    chain[count].dismiss(animated: animated, completion: completion)
  }

  private func viewControllers(in container: NavigationContainer<Map>) -> [UIViewController] {
    tree.items(in: container).map { $0.viewController }
  }
}
