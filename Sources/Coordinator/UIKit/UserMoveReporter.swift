import Coordinator

#if canImport(UIKit)
  import UIKit
#else
  import TerminalUIKit
#endif

/// Reports the user's moves in UIKit's containers.
@MainActor final class UserMoveReporter<Map: NavigationMap> {
  /// Called before a move is reported.
  var willReport: @MainActor () -> Void = {}

  /// Called after a move was reported.
  var didReport: @MainActor () -> Void = {}

  /// Called when a stack shows another screen, whoever changed it.
  var didShow: @MainActor () -> Void = {}

  private let screens: ScreenTree<Map>
  private let stacks: StackArranger<Map>
  private let reader: ContainerReader<Map>
  private let lock: BackLock<Map>
  private let send: @MainActor (RouteAction<Map>) -> Void

  /// Creates a reporter.
  ///
  /// - Parameters:
  ///   - screens: The state as the store knows it.
  ///   - stacks: Shows the stacks.
  ///   - reader: Reads the current screens of UIKit.
  ///   - lock: The screens that the user must not leave.
  ///   - send: Receives the moves and the requests.
  init(
    screens: ScreenTree<Map>, stacks: StackArranger<Map>, reader: ContainerReader<Map>,
    lock: BackLock<Map>, send: @escaping @MainActor (RouteAction<Map>) -> Void
  ) {
    self.screens = screens
    self.stacks = stacks
    self.reader = reader
    self.lock = lock
    self.send = send
  }

  /// Follows the user's changes of stacks, tabs, modals and dialogs.
  func follow(
    _ roots: RootContainers<Map>, _ modals: ModalPresenter<Map>, _ dialogs: DialogPresenter<Map>
  ) {
    stacks.didShow = { [weak self] in self?.reportStack(of: $0) }
    roots.didSelect = { [weak self] in self?.report(.selected($0), as: .select($0)) }
    roots.didReselect = { [weak self] in self?.reportReselection(of: $0) }
    lock.backTapped = { [weak self] in self?.send(.pop(1)) }
    modals.didAttemptToDismiss = { [weak self] in self?.send(.dismiss($0)) }
    modals.didDismiss = { [weak self] in
      self?.report(.dismissedModals(keeping: $0), as: .dismiss(keeping: $0))
    }
    dialogs.didAnswer = { [weak self] dialog, choice in
      let isCurrent = self?.screens.place.dialog == dialog
      self?.report(.answered(dialog, choice: choice), as: isCurrent ? .endDialog : nil)
    }
  }

  /// A tap on the selected tab leads to its root, unless a locked screen is above that.
  private func reportReselection(of tab: Map.Tab) {
    let stack = screens.place.stack(in: .tab(tab))
    if lock.locks(stack, butNot: Array(stack.prefix(1))) { return send(.popToRoot) }
    report(.reselected(tab))
  }

  /// Reports the stacks from which UIKit has popped screens without telling, and returns whether there are
  /// any.
  ///
  /// It may have no transition coordinator during a swipe, and tell of that only at its end.
  func reportPops(in shown: NavigationState<Map>) -> Bool {
    let place = screens.place
    guard shown.root == place.root, shown.stacks != place.stacks || shown.modals != place.modals
    else { return false }
    let containers: [NavigationContainer<Map>] =
      shown.tabs.map { .tab($0) } + shown.modals.indices.map { .modal($0) }
    let popped = containers.filter { container in
      let stack = shown.stack(in: container)
      let expected = place.stack(in: container)
      return stack.count < expected.count && expected.starts(with: stack)
    }
    for container in popped { reportStack(in: container) }
    return !popped.isEmpty
  }

  /// UIKit calls this for the driver's own changes too, and then nothing differs.
  private func reportStack(of controller: UINavigationController) {
    defer { didShow() }
    if let container = reader.container(of: controller) { reportStack(in: container) }
  }

  private func reportStack(in container: NavigationContainer<Map>) {
    guard let shown = reader[container] else { return }
    let stack = stacks.screens(in: shown)
    let expected = screens.place.stack(in: container)
    guard stack != expected else { return }
    if let top = stack.last, lock.locks(expected, butNot: stack) {
      // The back button's menu can't be locked, so what it did is undone.
      stacks.show(
        screens.viewControllers(in: container), in: shown, of: container.tab, animated: false)
      return send(.popTo(top))
    }
    report(.changedStack(container, stack), as: .set(Array(stack.dropFirst()), on: container))
  }

  private func report(_ move: UserMove<Map>, as step: NavigationStep<Map>? = nil) {
    willReport()
    if let step { screens.apply(step) }
    send(.user(move))
    screens.reconcile()
    screens.start()
    didReport()
  }
}
