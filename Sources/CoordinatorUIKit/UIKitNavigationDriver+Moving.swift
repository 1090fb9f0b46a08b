public import Coordinator

#if canImport(UIKit)
  import UIKit
#else
  import TerminalUIKit
#endif

extension UIKitNavigationDriver {
  /// Performs one step in UIKit's containers, as soon as they take it.
  ///
  /// UIKit ignores a change during a transition, and presents nothing on top of an alert: the one
  /// is awaited, the other dismissed. If the user has moved meanwhile the step is left out.
  public func perform(
    _ step: NavigationStep<Map>, animated: Bool, completion: @escaping @MainActor () -> Void
  ) {
    let planned = shown
    whenReady(for: step) { [weak self] in
      guard let self, planned != nil, shown == planned else { return completion() }
      move(by: step, animated: animated, completion)
    }
  }

  private func whenReady(for step: NavigationStep<Map>, _ work: @escaping @MainActor () -> Void) {
    guard transition != nil || obstacle(to: step) != nil else { return work() }
    // UIKit keeps a transition until its callbacks have returned, and this may be within one.
    Task { [weak self] in self?.makeReady(for: step, work) }
  }

  private func makeReady(for step: NavigationStep<Map>, _ work: @escaping @MainActor () -> Void) {
    let again: @MainActor () -> Void = { [weak self] in self?.whenReady(for: step, work) }
    if let transition {
      if !transition.animate(alongsideTransition: nil, completion: { _ in again() }) { work() }
    } else if let obstacle = obstacle(to: step) {
      obstacle.presentingViewController?.dismiss(animated: false, completion: again)
    } else {
      work()
    }
  }

  private func obstacle(to step: NavigationStep<Map>) -> UIViewController? {
    if case .present = step { alert } else { nil }
  }

  private func move(
    by step: NavigationStep<Map>, animated: Bool, _ completion: @escaping @MainActor () -> Void
  ) {
    let coordinators = containers.flatMap { tree.items(in: $0) }
    know(apply([step], to: seen))
    change(by: step, animated: animated) {
      // The coordinators of the screens that leave live until these have left.
      withExtendedLifetime(coordinators) { completion() }
    }
  }

  private func change(
    by step: NavigationStep<Map>, animated: Bool, _ completion: @escaping @MainActor () -> Void
  ) {
    switch step {
    case .select(let tab):
      if let index = tabs.firstIndex(of: tab) { tabBarController.selectedIndex = index }
      completion()
    case .push(_, let container), .pop(_, let container), .set(_, let container):
      setStack(of: container, animated: animated, completion)
    case .present: present(animated: animated, completion)
    case .dismiss(let count): dismiss(keeping: count, animated: animated, completion)
    }
  }

  /// Any change of a stack is one change of UIKit's, which shows it as a push or a pop.
  private func setStack(
    of container: NavigationContainer<Map>, animated: Bool,
    _ completion: @escaping @MainActor () -> Void
  ) {
    guard let controller = controller(of: container) else { return completion() }
    controller.setViewControllers(viewControllers(in: container), animated: animated)
    let isAwaited = controller.transitionCoordinator?
      .animate(alongsideTransition: nil) { _ in completion() }
    if isAwaited != true { completion() }
  }

  private func present(animated: Bool, _ completion: @escaping @MainActor () -> Void) {
    let stack = viewControllers(in: .modal(sheets.count))
    guard let root = stack.first else { return completion() }
    let sheet = UINavigationController()
    sheet.viewControllers = stack
    sheet.modalPresentationStyle = root.modalPresentationStyle
    sheet.delegate = observer
    sheet.presentationController?.delegate = observer
    (sheets.last ?? tabBarController).present(sheet, animated: animated, completion: completion)
  }

  /// The one below dismisses all that stands on it.
  private func dismiss(
    keeping count: Int, animated: Bool, _ completion: @escaping @MainActor () -> Void
  ) {
    let chain = [tabBarController] + sheets
    guard chain.indices.dropLast().contains(count) else { return completion() }
    chain[count].dismiss(animated: animated, completion: completion)
  }

  private var containers: [NavigationContainer<Map>] {
    tabs.map { .tab($0) } + known.modals.indices.map { .modal($0) }
  }

  private func viewControllers(in container: NavigationContainer<Map>) -> [UIViewController] {
    tree.items(in: container).map { $0.viewController }
  }
}
