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

  /// Returns the newest navigation state, in which a modal that leaves may already be gone; `nil` if it is unknown.
  var newest: @MainActor () -> NavigationState<Map>? = { nil }

  /// Called when a stack shows another screen, whoever changed it.
  var didShow: @MainActor () -> Void = {}

  private let containers: Containers<Map>
  private let send: @MainActor (RouteAction<Map>) -> Void

  /// Creates a reporter, which follows the user's changes of stacks, tabs, modals and dialogs.
  ///
  /// - Parameters:
  ///   - containers: UIKit's containers, and the state as the store knows it.
  ///   - send: Receives the moves and the requests.
  init(
    _ containers: Containers<Map>, send: @escaping @MainActor (RouteAction<Map>) -> Void
  ) {
    self.containers = containers
    self.send = send
    containers.stacks.didShow = { [weak self] in self?.reportStack(of: $0) }
    containers.stacks.backTapped = { [weak self] in self?.send(.pop(1)) }
    containers.roots.didSelect = { [weak self] in self?.report(.selected($0), as: .select($0)) }
    containers.roots.didReselect = { [weak self] in self?.reportReselection(of: $0) }
    containers.modals.didAttemptToDismiss = { [weak self] in self?.send(.dismiss($0)) }
    containers.modals.didDismiss = { [weak self] in
      self?.containers.modals.expectDismissal(keeping: $0)
      self?.reportDismissal(keeping: $0)
    }
    containers.dialogs.didAnswer = { [weak self] in self?.reportAnswer(to: $0, $1) }
  }

  private var screens: ScreenTree<Map> { containers.screens }

  private func reportAnswer(to dialog: Map.Dialog, _ choice: Int) {
    let isCurrent = screens.place.dialog == dialog
    report(.answered(dialog, choice: choice), as: isCurrent ? .endDialog : nil)
  }

  /// A tap on the selected tab leads to its root, unless a locked screen is above that.
  private func reportReselection(of tab: Map.Tab) {
    let stack = screens.place.stack(in: .tab(tab))
    if containers.stacks.locks(stack, butNot: Array(stack.prefix(1))) { return send(.popToRoot) }
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

  /// Reports modals that a view controller has dismissed by itself, and returns whether there are any.
  ///
  /// If a screen among them is locked, the dismissal is undone and requested. If the app has gone elsewhere meanwhile,
  /// it is no news.
  func reportSelfDismissal() -> Bool {
    let (place, modals) = (screens.place, containers.modals)
    guard let kept = modals.countBelowSelfDismissed else { return false }
    modals.expectDismissal(keeping: kept)
    guard kept < place.modals.count else { return false }
    let left = place.modals.dropFirst(kept)
    if left.contains(where: { $0.stack.contains(where: containers.stacks.locked.contains) }) {
      willReport()
      send(.dismiss(left.count))
      didReport()
    } else if newest()?.has(place.modals.prefix(kept + 1)) == false {
      willReport()
      screens.apply(.dismiss(keeping: kept))
      screens.reconcile()
      didReport()
    } else {
      reportDismissal(keeping: kept)
    }
    return true
  }

  /// The user's dismissal may have been noticed already, when the modal began to leave.
  private func reportDismissal(keeping count: Int) {
    guard count < screens.place.modals.count else { return }
    report(.dismissedModals(keeping: count), as: .dismiss(keeping: count))
  }

  /// UIKit calls this for the driver's own changes too, and then nothing differs.
  private func reportStack(of controller: UINavigationController) {
    defer { didShow() }
    if let container = containers.container(of: controller) { reportStack(in: container) }
  }

  private func reportStack(in container: NavigationContainer<Map>) {
    guard let shown = containers[container] else { return }
    let stack = containers.stacks.screens(in: shown)
    let expected = screens.place.stack(in: container)
    guard stack != expected else { return }
    if let top = stack.last, containers.stacks.locks(expected, butNot: stack) {
      // The back button's menu can't be locked, so what it did is undone.
      containers.stacks.show(
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

extension NavigationState {
  /// Returns whether these are the lowest modals, without regard to the screens above their roots.
  fileprivate func has(_ lowest: ArraySlice<Modal<Map>>) -> Bool {
    modals.count >= lowest.count && zip(modals, lowest).allSatisfy { $0.isSame(as: $1) }
  }
}
