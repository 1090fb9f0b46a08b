import Coordinator
import Redux
import UIKit

/// Makes the SDK's part of a navigation controller follow the navigation state.
///
/// The rest belongs to the host: its screens below and above, its delegate, and its own moves, which come
/// back as actions.
@MainActor final class PaymentNavigator {
  private weak var container: UINavigationController?
  private let isPresented: Bool
  private let dispatch: Dispatch
  private let tree: CoordinatorTree<PaymentMap, any PaymentCoordinator>
  /// The SDK's screens as they should be in the container, the lowest first.
  private var screens: [PaymentViewController] = []
  private var shown: [PaymentMap.Screen] = []
  private var isWaiting = false
  private var hasLeft = false

  init(in container: UINavigationController, isPresented: Bool, store: Store<PaymentState>) {
    self.container = container
    self.isPresented = isPresented
    dispatch = { [weak store] in store?.dispatch($0) }
    tree = CoordinatorTree { id in
      let coordinator = id.screen.makeCoordinator(store)
      coordinator.start()
      return coordinator
    }
  }

  /// Shows another navigation state.
  func follow(_ state: NavigationState<PaymentMap>) {
    guard !hasLeft else { return }
    tree.reconcile(with: state)
    shown = state.stack(in: .tab(.payments))
    let old = screens
    screens = tree.items(in: .tab(.payments)).map { $0.viewController as PaymentViewController }
    for screen in screens { screen.left = { [weak self] in self?.noticeMove() } }
    arrange(insteadOf: old)
  }

  /// Takes the SDK off the screen, if it is still there.
  func leave() {
    guard !hasLeft else { return }
    hasLeft = true
    for screen in screens { screen.left = {} }
    if isPresented { return dismiss() }
    let old = screens
    screens = []
    arrange(insteadOf: old)
  }

  /// Puts the SDK's screens where the old ones were, once no transition is in flight: UIKit would refuse.
  private func arrange(insteadOf old: [UIViewController]) {
    guard let container else { return }
    if waits(for: container, then: { $0.arrange(insteadOf: old) }) { return }
    var stack = container.viewControllers
    let own: [UIViewController] = screens
    let index = stack.firstIndex { old.contains($0) } ?? stack.endIndex
    stack.removeAll { old.contains($0) || own.contains($0) }
    stack.insert(contentsOf: own, at: min(index, stack.endIndex))
    guard stack != container.viewControllers else { return }
    container.setViewControllers(stack, animated: container.viewIfLoaded?.window != nil)
  }

  private func dismiss() {
    guard let container else { return }
    if waits(for: container, then: { $0.dismiss() }) { return }
    container.presentingViewController?.dismiss(animated: true)
  }

  /// Returns whether a transition is in flight, after which a closure is called.
  private func waits(
    for container: UINavigationController, then next: @escaping (PaymentNavigator) -> Void
  ) -> Bool {
    guard let transition = container.transitionCoordinator else { return false }
    isWaiting = true
    transition.animate(alongsideTransition: nil) { _ in
      // In the completion, UIKit still has the transition.
      Task {
        self.isWaiting = false
        next(self)
      }
    }
    return true
  }

  /// Reports what is left of the SDK's screens after the user or the host has removed some.
  private func noticeMove() {
    guard !isWaiting else { return }
    let stack = container?.isOnScreen == true ? container?.viewControllers ?? [] : []
    let count = screens.prefix { stack.contains($0) }.count
    guard count < screens.count else { return }
    guard count > 0 else { return dispatch(PaymentAction.Session.ended(.closed)) }
    dispatch(
      PaymentRoute.user(.changedStack(.tab(.payments), Array(shown.prefix(count)))))
  }
}

extension UIViewController {
  /// Whether the view controller is in a window, or will be again once what covers it goes.
  fileprivate var isOnScreen: Bool {
    let outermost = sequence(first: self, next: \.parent).reduce(self) { $1 }
    if outermost.isBeingDismissed { return false }
    return outermost.viewIfLoaded?.window != nil || outermost.presentedViewController != nil
  }
}
