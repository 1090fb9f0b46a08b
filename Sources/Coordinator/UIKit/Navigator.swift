public import Coordinator

#if canImport(UIKit)
  public import UIKit
#else
  public import TerminalUIKit
#endif

/// Makes a window follow the navigation state, and reports the user's moves.
///
/// The app's coordinator makes one for a window, and tells it each new state:
///
/// ```swift
/// let navigator = Navigator(in: window, for: appCoordinator)
/// store.observeOnMain(\.navigation).subscribe(with: navigator) { $0.show($1) }
/// ```
///
/// Keep the navigator as long as the window; a subscription doesn't. It keeps its owner alive, so the owner must
/// not keep the navigator.
@MainActor public final class Navigator<Map: NavigationMap> {
  let driver: UIKitNavigationDriver<Map>
  let executor: NavigationExecutor<Map>
  /// The window, until it opens on the first state.
  private weak var closedWindow: UIWindow?
  /// Whether the window waits for ``open()``, so that no screen starts within an observer.
  private var opensLater = false

  /// Creates a navigator, which opens the window on the first state that it is told.
  ///
  /// - Parameters:
  ///   - window: The window, whose root view controller the navigator sets.
  ///   - owner: The object that owns navigation in this window.
  ///   - clock: Measures how long a transition may take. The default stops while the device sleeps.
  ///   - opensLater: Whether the window waits for ``open()``, so that no screen starts within an observer.
  public convenience init(
    in window: UIWindow, for owner: some NavigationOwner<Map>,
    clock: any Clock<Duration> = SuspendingClock(), opensLater: Bool = false
  ) {
    self.init(for: owner, clock: clock)
    closedWindow = window
    self.opensLater = opensLater
  }

  /// Creates a navigator whose driver is attached to a window later.
  init(
    for owner: some NavigationOwner<Map>, clock: any Clock<Duration>,
    patience: Duration = .seconds(3)
  ) {
    driver = UIKitNavigationDriver(owner: owner)
    executor = NavigationExecutor(driver: driver, clock: clock, patience: patience) {
      owner.navigationFailed($0)
    }
    driver.newest = { owner.navigation.visible }
    driver.changed = { [weak executor] in executor?.driverChanged(to: owner.navigation) }
  }

  /// Shows a navigation state, once the transition in flight has ended.
  ///
  /// The newest state wins.
  ///
  /// - Parameters:
  ///   - state: The state to show.
  ///   - animated: Whether the user may see the last step animated.
  public func show(_ state: NavigationState<Map>, animated: Bool = true) {
    executor.go(to: state, animated: animated)
    if !opensLater { open() }
  }

  /// Opens the window on the newest state, unless that was done.
  public func open() {
    opensLater = false
    guard let window = closedWindow else { return }
    closedWindow = nil
    driver.attach(to: window)
  }

  /// The state that UIKit shows, or `nil` unless the window shows the navigator's screens.
  ///
  /// During a transition this is the state before it, because the user may still let go of a swipe.
  public var shown: NavigationState<Map>? { driver.shown }

  /// Whether UIKit shows the newest state, or could not be brought there.
  public var isSettled: Bool { executor.isSettled }

  /// Waits until no transition is in flight and ``isSettled`` is true, or the caller's task is canceled.
  public func settled() async { await executor.settled() }

  /// Sets the text of a tab's badge, such as a count, or removes the badge.
  ///
  /// Badges follow from the app's state, so observe that:
  ///
  /// ```swift
  /// store.observeOnMain(\.inbox.unreadCount).subscribe(with: navigator) { navigator, count in
  ///   navigator.setBadge(count == 0 ? nil : "\(count)", of: .inbox)
  /// }
  /// ```
  public func setBadge(_ text: String?, of tab: Map.Tab) { driver.setBadge(text, of: tab) }

  /// Keeps the user from leaving screens, for example while a form has unsaved changes.
  ///
  /// A move that the user tries is reported as the request that it would be: the back button as `pop`, and a
  /// sheet pulled down as `dismiss`. So middleware can ask first, and nothing moves before the
  /// answer. Which screens these are follows from the app's state, so observe that and call this.
  public func setLocked(_ screens: Set<Map.Screen>) { driver.setLocked(screens) }

  /// Lets VoiceOver continue at the screen beside a list.
  ///
  /// UIKit does so at a screen that it pushes or presents. The screen beside a list may only be a preview of a row; call
  /// this if the user asked for it, by a link for example.
  public func focusBesideList() { driver.focusBesideList() }

  /// Takes the screens, with their modals, out of the window once no transition is in flight.
  ///
  /// They end when the navigator is released, which it keeps itself from until then.
  public func leaveWindow(_ completion: @escaping @MainActor () -> Void = {}) {
    closedWindow = nil
    driver.leaveWindow { [self] in withExtendedLifetime(self, completion) }
  }
}

extension UIKitNavigationDriver {
  /// Creates a driver that asks the owner of navigation, and keeps it alive.
  fileprivate convenience init(owner: some NavigationOwner<Map>) {
    self.init(
      item: { owner.item(of: $0) }, containers: owner.containers,
      report: { owner.userMoved($0) }, content: { type(of: owner).content(of: $0) },
      coordinator: { owner.coordinator(of: $0) })
  }
}
