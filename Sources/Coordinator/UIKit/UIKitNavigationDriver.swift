public import Coordinator

#if canImport(UIKit)
  public import UIKit
#else
  public import TerminalUIKit
#endif

/// Makes a tab bar controller, its navigation controllers and modals follow the navigation state.
///
/// It reports the user's moves (back, swipe, a tab tapped, a sheet pulled down) as a
/// `UserMove`. A screen's coordinator lives as long as the screen is in the navigation state.
///
/// ```swift
/// let driver = UIKitNavigationDriver<AppMap>(item: \.item, report: { store.dispatch($0) }) { screen in … }
/// let executor = NavigationExecutor(driver: driver) { incident in … }
/// driver.changed = { [weak executor] in executor?.driverChanged(to: store.state.navigation) }
/// store.observeOnMain(\.navigation).subscribe(with: executor) { $0.go(to: $1) }
/// driver.attach(to: window)
/// ```
@MainActor public final class UIKitNavigationDriver<Map: NavigationMap>: NavigationDriver {
  /// The root view controller of the window, a new one for each root that is entered.
  public var tabBarController: UITabBarController { roots.tabBarController }

  /// Called when the UI has been attached to a window, and when a move of the user was reported.
  public var changed: @MainActor () -> Void = {}

  private let screens: ScreenTree<Map>
  private let lock: BackLock<Map>
  private let stacks: StackArranger<Map>
  private let roots: RootContainers<Map>
  private let modals: ModalPresenter<Map>
  private let reader: ContainerReader<Map>
  private let moves: UserMoveReporter<Map>
  private let window: RootWindow<Map>
  private let performer: StepPerformer<Map>
  private let gate = ChangeGate()
  /// The state that was shown when the executor planned, after the steps since then; reading it from
  /// UIKit for each of many steps would take quadratic time.
  private var known: NavigationState<Map>?
  private var willLookAgain = false

  /// Creates a driver; its containers are made when it is attached to a window.
  ///
  /// - Parameters:
  ///   - item: Makes the title and image of a tab.
  ///   - containers: The kinds of UIKit containers to use, and their limits.
  ///   - report: Receives the user's moves; usually it dispatches to the store.
  ///   - content: Returns the contents of a dialog's alert.
  ///   - coordinator: Makes the coordinator of a screen; the driver starts it.
  public init(
    item: @escaping @MainActor (Map.Tab) -> UITabBarItem,
    containers: UIKitContainers<Map> = UIKitContainers(),
    report: @escaping @MainActor (RouteAction<Map>) -> Void,
    content: @escaping @MainActor (Map.Dialog) -> DialogContent,
    coordinator: @escaping @MainActor (ScreenID<Map>) -> any CoordinatorType
  ) {
    let first = firstTab(of: Map.self)
    screens = ScreenTree(at: NavigationState(selectedTab: first), coordinator: coordinator)
    lock = BackLock(screens: screens)
    stacks = StackArranger(containers: containers, screens: screens, lock: lock)
    roots = RootContainers(item: item, kinds: containers, screens: screens, stacks: stacks)
    modals = ModalPresenter(
      on: roots, screens: screens, stacks: stacks, lock: lock, willPresent: containers.willPresent)
    let dialogs = DialogPresenter(content: content, screens: screens)
    reader = ContainerReader(roots: roots, stacks: stacks, modals: modals, dialogs: dialogs)
    moves = UserMoveReporter(
      screens: screens, stacks: stacks, reader: reader, lock: lock, send: report)
    window = RootWindow(roots: roots, screens: screens, gate: gate)
    performer = StepPerformer(
      screens: screens, stacks: stacks, roots: roots, modals: modals, dialogs: dialogs,
      reader: reader, window: window)
    connect(dialogs)
  }

  /// Makes the UI the root of a window, and shows the window.
  ///
  /// The window opens on the executor's newest target, without animation. It is shown when the tab and
  /// the stacks are the target's, so that no other screen appears, and before any modal,
  /// because UIKit presents nothing in a hidden window.
  ///
  /// Attach it again to move the UI to another window, or back to one that has shown another root. Its
  /// modals are then presented again.
  public func attach(to window: UIWindow) {
    guard roots.shown != nil, !self.window.hasRoot(in: window) else { return open(window) }
    leaveWindow { [weak self] in self?.open(window) }
  }

  /// Takes the UI out of its window, with its modals, once no transition is in flight.
  package func detach(_ completion: @escaping @MainActor () -> Void) { leaveWindow(completion) }

  /// Sets the text of a tab's badge, such as a count, or removes the badge.
  ///
  /// Badges follow from the app's state, so observe that:
  ///
  /// ```swift
  /// store.observeOnMain(\.inbox.unreadCount).subscribe(with: driver) { driver, count in
  ///   driver.setBadge(count == 0 ? nil : "\(count)", of: .inbox)
  /// }
  /// ```
  public func setBadge(_ text: String?, of tab: Map.Tab) {
    roots.setBadge(text, of: tab)
  }

  /// Lets VoiceOver, and the focus of a terminal, continue at the screen beside a list.
  ///
  /// UIKit does so at a screen that it pushes or presents. The screen beside a list may only be a preview of a row; call
  /// this if the user asked for it, by a link for example.
  package func focusBesideList() {
    guard let split = roots[roots.selectedTab] as? UISplitViewController,
      !split.isCollapsed, modals.modals.isEmpty,
      let page = stacks.columns(of: split).last(where: { !$0.viewControllers.isEmpty })?
        .topViewController, screens.isPage(page)
    else { return }
    UIAccessibility.post(notification: .screenChanged, argument: page.view)
  }

  /// Keeps the user from leaving screens, for example while a form has unsaved changes.
  ///
  /// A move that the user tries is reported as the request that it would be: the back button as `pop`, and a
  /// sheet pulled down as `dismiss`. So middleware can ask first, and nothing moves before the
  /// answer. Which screens these are follows from the app's state, so observe that and call this.
  public func setLocked(_ screens: Set<Map.Screen>) {
    lock.locked = screens
    for container in roots.all + modals.modals { stacks.updateLock(of: container) }
  }

  /// The current screens of UIKit, or `nil` unless the driver's UI is the root of a window.
  ///
  /// During a transition this is the state before it, because the user may still let go of a swipe.
  public var shown: NavigationState<Map>? {
    known = hasUI ? readPlace() : nil
    return known
  }

  /// Waits for the transition in flight, because UIKit ignores any change during one.
  public func whenReady(_ body: @escaping @MainActor () -> Void) {
    guard !gate.isClosed else { return gate.enqueue { [weak self] in self?.whenReady(body) } }
    guard reader.transition(isKnown: known != nil) != nil else {
      guard reportMissedMoves() else { return body() }
      // The store may deliver the new state in the next turn.
      Task { [weak self] in self?.whenReady(body) }
      return
    }
    // UIKit keeps a transition until its callbacks have returned, and this may be within one.
    Task { [weak self] in self?.awaitTransition(body) }
  }

  /// Performs one step with UIKit's containers.
  public func perform(
    _ step: NavigationStep<Map>, animated: Bool, completion: @escaping @MainActor () -> Void
  ) {
    guard hasUI, var place = known.take() ?? readPlace() else { return completion() }
    if roots.shown == nil, step.isBelowModals {
      // The containers are made once, where the window opens, so that no other screen loads on the way.
      screens.apply(step)
      place.apply(step)
      known = place
      return completion()
    }
    window.showContainers()
    let takeBack = screens.remember()
    place.apply(step)
    known = place
    gate.perform {
      screens.move(to: place)
      // In another root, they start when their containers have been made.
      if roots.shown?.root == place.root { screens.start() }
    }
    // The window opens without animation, and so does every screen for a user who wants less motion.
    let moves = animated && window.isVisible && !UIAccessibility.isReduceMotionEnabled
    performer.perform(step, animated: moves) {
      [weak self, place] isAccepted in
      if !isAccepted {
        // Otherwise the unchanged UI would look like a move of the user.
        takeBack(place)
        self?.known = nil
      }
      // A view that has left may still be on the screen until the next turn, and take a tap there.
      Task { withExtendedLifetime(takeBack) {} }
      completion()
    }
  }
}

extension UIKitNavigationDriver {
  /// Reports the user's moves, and looks again when something has left the window.
  private func connect(_ dialogs: DialogPresenter<Map>) {
    moves.follow(roots, modals, dialogs)
    moves.willReport = { [weak self] in self?.known = nil }
    moves.didReport = { [weak self] in self?.changed() }
    moves.didShow = { [weak self] in self?.lookAgainLater() }
    roots.didResize = { [weak self] in
      self?.whenReady { [weak self] in self?.gate.perform { self?.roots.fitTabs() } }
    }
    stacks.didChangeColumns = { [weak self] in self?.didChangeColumns(of: $0) }
    stacks.didHideInspector = { [weak self] split in
      self?.whenReady { [weak self] in self?.modals.reportHiddenInspector(of: split) }
    }
    let lookAgain: @MainActor () -> Void = { [weak self] in
      self?.whenReady { [weak self] in self?.lookAgain() }
    }
    roots.didLeave = lookAgain
    modals.didLeave = lookAgain
    dialogs.didLeave = lookAgain
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

  /// Whether the driver's UI is the root of a window, or is about to be made for one.
  private var hasUI: Bool {
    window.isThere && (roots.shown == nil || gate.isClosed || window.hasRoot)
  }

  /// Reports what the user has left in transitions that UIKit doesn't tell of, and returns whether there was
  /// anything.
  private func reportMissedMoves() -> Bool {
    let missed = known.map(moves.reportPops) ?? false
    if missed { known = nil }
    return missed
  }

  private func readPlace() -> NavigationState<Map>? {
    guard roots.shown != nil, !gate.isClosed else { return screens.place }
    return reader.transition() == nil ? reader.place : screens.place
  }

  /// Makes the executor compare, unless the window shows something else and there is nothing to compare.
  private func lookAgain() {
    guard shown != nil else { return }
    changed()
    // The executor has replaced those where other screens belong.
    if !gate.isClosed, reader.transition() == nil {
      reader.removeOrphans()
      gate.perform { modals.fitInspector() }
    }
  }

  /// Moves the screens to the columns that are shown now, once nothing else moves.
  private func didChangeColumns(of split: UISplitViewController) {
    whenReady { [weak self, weak split] in
      guard let self, let split, let tab = roots.tab(where: { $0 === split }) else { return }
      stacks.rearrange(split, of: tab)
      gate.perform { self.modals.fitInspector() }
    }
  }

  private func awaitTransition(_ body: @escaping @MainActor () -> Void) {
    guard let transition = reader.transition() else { return body() }
    transition.animate(alongsideTransition: nil) { [weak self] _ in self?.whenReady(body) }
  }

  private func open(_ window: UIWindow) {
    self.window.take(window)
    changed()
    self.window.show()
    roots.observeSelectedTab()
  }

  /// Takes the UI out of its window with all modals, which UIKit would leave in the old one.
  private func leaveWindow(_ completion: @escaping @MainActor () -> Void) {
    let removeRoot = window.leave()
    changed()
    whenReady { [weak self] in
      self?.modals.dismissAll { _ in
        removeRoot()
        completion()
      }
    }
  }
}

/// Returns the tab that an app starts with, after checking that there is one.
@MainActor private func firstTab<Map: NavigationMap>(of map: Map.Type) -> Map.Tab {
  let tabs = Map.tabs(of: Map.initialRoot)
  guard let first = tabs.first else {
    preconditionFailure(
      "The root \(Map.initialRoot) of \(Map.self) has no tabs. Return one from tabs(of:).")
  }
  return first
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
