import Coordinator

#if canImport(UIKit)
  import UIKit
#else
  import TerminalUIKit
#endif

/// Makes a tab bar controller, its navigation controllers and modals follow the navigation state.
///
/// It reports the user's moves (back, swipe, a tab tapped, a sheet pulled down) as a
/// `UserMove`. A screen's coordinator lives as long as the screen is in the state, and its root is shown.
@MainActor final class UIKitNavigationDriver<Map: NavigationMap>: NavigationDriver {
  /// The root view controller of the window, a new one for each root that is entered.
  var tabBarController: UITabBarController { containers.roots.tabBarController }

  /// Called when the UI has been attached to a window, and when a move of the user was reported.
  var changed: @MainActor () -> Void = {}

  /// Returns the newest navigation state, which UIKit may not show yet.
  var newest: @MainActor () -> NavigationState<Map>? {
    get { moves.newest }
    set { moves.newest = newValue }
  }

  private let containers: Containers<Map>
  private let reader: ContainerReader<Map>
  private let performer: StepPerformer<Map>
  private let moves: UserMoveReporter<Map>
  private var willLookAgain = false

  /// Creates a driver; its containers are made when it is attached to a window.
  ///
  /// - Parameters:
  ///   - item: Makes the title and image of a tab.
  ///   - containers: The kinds of UIKit containers to use, and their limits.
  ///   - report: Receives the user's moves; usually it dispatches to the store.
  ///   - content: Returns the contents of a dialog's alert.
  ///   - coordinator: Makes the coordinator of a screen; the driver starts it.
  init(
    item: @escaping @MainActor (Map.Tab) -> UITabBarItem,
    containers: UIKitContainers<Map> = UIKitContainers(),
    report: @escaping @MainActor (RouteAction<Map>) -> Void,
    content: @escaping @MainActor (Map.Dialog) -> DialogContent,
    coordinator: @escaping @MainActor (ScreenID<Map>) -> any CoordinatorType
  ) {
    let owned = Containers(
      item: item, kinds: containers, content: content, coordinator: coordinator)
    self.containers = owned
    reader = ContainerReader(owned)
    performer = StepPerformer(owned)
    moves = UserMoveReporter(owned, send: report)
    moves.willReport = { [weak self] in self?.reader.forget() }
    moves.didReport = { [weak self] in self?.changed() }
    moves.didShow = { [weak self] in self?.lookAgainLater() }
    hearContainers()
  }

  /// Makes the UI the root of a window, and shows the window.
  ///
  /// The window opens on the executor's newest target, without animation. It is shown when the tab and
  /// the stacks are the target's, so that no other screen appears, and before any modal,
  /// because UIKit presents nothing in a hidden window.
  ///
  /// Attach it again to move the UI to another window, or back to one that has shown another root. Its
  /// modals are then presented again.
  func attach(to window: UIWindow) {
    guard containers.roots.shown != nil, !containers.hasRoot(in: window) else {
      return open(window)
    }
    leaveWindow { [weak self] in self?.open(window) }
  }

  /// Sets the text of a tab's badge, or removes the badge.
  func setBadge(_ text: String?, of tab: Map.Tab) {
    containers.roots.setBadge(text, of: tab)
  }

  /// Lets VoiceOver continue at the screen beside a list; see ``Navigator``.
  func focusBesideList() {
    guard let page = reader.pageBesideList else { return }
    UIAccessibility.post(notification: .screenChanged, argument: page.view)
  }

  /// Keeps the user from leaving screens, for example while a form has unsaved changes.
  ///
  /// A move that the user tries is reported as the request that it would be: the back button as `pop`, and a
  /// sheet pulled down as `dismiss`. So middleware can ask first, and nothing moves before the
  /// answer. Which screens these are follows from the app's state, so observe that and call this.
  func setLocked(_ screens: Set<Map.Screen>) {
    containers.lock(screens)
  }

  /// The current screens of UIKit, or `nil` unless the driver's UI is the root of a window.
  ///
  /// During a transition this is the state before it, because the user may still let go of a swipe.
  var shown: NavigationState<Map>? { reader.read() }

  /// Waits for the transition in flight, because UIKit ignores any change during one.
  func whenReady(_ body: @escaping @MainActor () -> Void) {
    guard !containers.isChanging else {
      return containers.afterChange { [weak self] in self?.whenReady(body) }
    }
    guard reader.isMoving else {
      guard reportMissedMoves() else { return body() }
      // The store may deliver the new state in the next turn.
      Task { [weak self] in self?.whenReady(body) }
      return
    }
    // UIKit keeps a transition until its callbacks have returned, and this may be within one.
    Task { [weak self] in self?.awaitTransition(body) }
  }

  /// Performs one step with UIKit's containers.
  func perform(
    _ step: NavigationStep<Map>, animated: Bool, completion: @escaping @MainActor () -> Void
  ) {
    guard var place = reader.placeBeforeStep() else { return completion() }
    let screens = containers.screens
    if containers.roots.shown == nil, step.isBelowModals {
      // The containers are made once, where the window opens, so that no other screen loads on the way.
      screens.apply(step)
      place.apply(step)
      reader.expect(place)
      return completion()
    }
    reader.forget()
    containers.makeRoot()
    let takeBack = screens.remember()
    place.apply(step)
    reader.expect(place)
    containers.change {
      screens.move(to: place)
      // In another root, they start when their containers have been made.
      if containers.roots.shown?.root == place.root { screens.start() }
    }
    // The window opens without animation, and so does every screen for a user who wants less motion.
    let moves = animated && containers.isVisible && !UIAccessibility.isReduceMotionEnabled
    performer.perform(step, animated: moves) {
      [weak self, place] isAccepted in
      if !isAccepted {
        // Otherwise the unchanged UI would look like a move of the user.
        takeBack(place)
        self?.reader.forget()
      }
      // A view that has left may still be on the screen until the next turn, and take a tap there.
      Task { withExtendedLifetime(takeBack) {} }
      completion()
    }
  }
}

extension UIKitNavigationDriver {
  /// Looks again when something has left the window, or there is more or less room.
  private func hearContainers() {
    containers.roots.didResize = { [weak self] in self?.whenReady { self?.fitTabs() } }
    containers.stacks.didChangeColumns = { [weak self] in self?.didChangeColumns(of: $0) }
    containers.stacks.didHideInspector = { [weak self] split in
      self?.whenReady { self?.containers.modals.reportHiddenInspector(of: split) }
    }
    containers.roots.didLeave = { [weak self] in self?.noticeLeave() }
    containers.modals.didLeave = { [weak self] in self?.noticeLeave() }
    containers.dialogs.didLeave = { [weak self] in self?.whenReady { self?.lookAgain() } }
  }

  /// Reports what a view controller does by itself when it begins, so that what it asks for next is asked for from
  /// there.
  private func noticeLeave() {
    reportSelfDismissal()
    whenReady { [weak self] in self?.lookAgain() }
    // UIKit may end a dismissal only after it has told so.
    Task { [weak self] in
      self?.reportSelfDismissal()
      self?.whenReady { [weak self] in self?.lookAgain() }
    }
  }

  @discardableResult private func reportSelfDismissal() -> Bool {
    containers.isInWindow && !containers.isChanging && moves.reportSelfDismissal()
  }

  /// Makes the executor compare in the next turn, since the transition may still be in flight.
  private func lookAgainLater() {
    guard !willLookAgain else { return }
    willLookAgain = true
    Task { [weak self] in
      self?.willLookAgain = false
      self?.lookAgain()
    }
  }

  /// Reports what the user has left in transitions that UIKit doesn't tell of, and returns whether there was
  /// anything.
  private func reportMissedMoves() -> Bool {
    if containers.modals.hasLostTop, reportSelfDismissal() { return true }
    let missed = reader.expected.map(moves.reportPops) ?? false
    if missed { reader.forget() }
    return missed
  }

  /// Makes the executor compare, unless the window shows something else and there is nothing to compare.
  private func lookAgain() {
    guard shown != nil else { return }
    changed()
    // The executor has replaced those where other screens belong.
    if !containers.isChanging, reader.transition == nil {
      containers.removeOrphans()
      containers.change { containers.modals.fitInspector() }
    }
  }

  private func fitTabs() {
    containers.change { containers.roots.fitTabs() }
  }

  /// Moves the screens to the columns that are shown now, once nothing else moves.
  private func didChangeColumns(of split: UISplitViewController) {
    whenReady { [weak self, weak split] in
      guard let containers = self?.containers, let split,
        let tab = containers.roots.tab(where: { $0 === split })
      else { return }
      containers.stacks.rearrange(split, of: tab)
      containers.change { containers.modals.fitInspector() }
    }
  }

  private func awaitTransition(_ body: @escaping @MainActor () -> Void) {
    guard let transition = reader.transition else { return body() }
    transition.animate(alongsideTransition: nil) { [weak self] _ in self?.whenReady(body) }
  }

  private func open(_ window: UIWindow) {
    containers.take(window)
    changed()
    containers.showWindow()
    containers.roots.observeSelectedTab()
  }

  /// Takes the UI out of its window with all modals, which UIKit would leave in the old one, once no transition is in
  /// flight.
  func leaveWindow(_ completion: @escaping @MainActor () -> Void) {
    let removeRoot = containers.leave()
    changed()
    whenReady { [weak self] in
      self?.containers.modals.dismissAll { _ in
        removeRoot()
        completion()
      }
    }
  }
}

extension NavigationStep {
  /// Whether the step changes only what is below all modals.
  fileprivate var isBelowModals: Bool {
    switch self {
    case .enter, .select, .push(_, on: .tab), .pop(_, on: .tab), .set(_, on: .tab): true
    case .push, .pop, .set, .present, .dismiss, .ask, .endDialog: false
    }
  }
}
