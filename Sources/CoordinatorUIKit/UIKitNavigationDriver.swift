public import Coordinator

#if canImport(UIKit)
  public import UIKit
#else
  public import TerminalUIKit
#endif

/// Makes a tab bar controller, its navigation controllers and sheets follow the navigation state.
///
/// It also hears what the user does to them (back, swipe, a tab tapped, a sheet pulled down) and
/// reports it as an action, which is not echoed, because the UI is already there. It keeps each
/// screen's coordinator as long as the screen is in the navigation state.
///
/// ```swift
/// let driver = UIKitNavigationDriver<AppMap>(tabs: tabs, report: { store.dispatch($0) }) { screen in … }
/// let executor = NavigationExecutor(driver: driver) { incident in … }
/// driver.changed = { [weak executor] in executor?.driverChanged() }
/// store.observeOnMain(\.navigation).subscribe(with: executor) { $0.go(to: $1) }
/// driver.attach(to: window)
/// ```
@MainActor public final class UIKitNavigationDriver<Map: NavigationMap>: NavigationDriver {
  /// The root of the window, once attached.
  public let tabBarController = UITabBarController()

  /// Called when the UI was attached to a window, and after an action told what the user did.
  public var changed: @MainActor () -> Void = {}

  let tabs: [Map.Tab]
  let tabControllers: [UINavigationController]
  let tree: CoordinatorTree<Map, any ScreenCoordinator>
  let screens: ScreenRegistry<Map.Screen>
  let observer = NavigationObserver()
  let report: @MainActor (RouteAction<Map>) -> Void
  /// What the UI shows as far as the store was told: what differs was done by the user.
  private(set) var known: NavigationState<Map>
  private weak var window: UIWindow?

  /// Makes the tabs, with the root screen in each.
  ///
  /// - Parameters:
  ///   - tabs: One to five, in the order of the tab bar; the first is selected.
  ///   - report: Takes what the user did; usually it dispatches to the store.
  ///   - coordinator: Makes the coordinator of a screen; the driver starts it.
  public init(
    tabs: [UIKitTab<Map>], report: @escaping @MainActor (RouteAction<Map>) -> Void,
    coordinator: @escaping @MainActor (Map.Screen) -> any ScreenCoordinator
  ) {
    precondition(
      1...5 ~= tabs.count && Set(tabs.map(\.tab)).count == tabs.count,
      """
      A navigation driver was made with the tabs \(tabs.map(\.tab)). Give it one to five, each \
      once: UIKit moves a sixth under a “More” tab, whose stack nobody could follow.
      """)
    let screens = ScreenRegistry<Map.Screen>()
    let tree = CoordinatorTree<Map, any ScreenCoordinator>(tabs: tabs.map(\.tab)) { screen in
      let made = coordinator(screen)
      screens.enter(made.viewController, as: screen)
      made.start()
      return made
    }
    self.tabs = tabs.map(\.tab)
    self.report = report
    self.screens = screens
    self.tree = tree
    known = NavigationState(selectedTab: tabs[0].tab)
    tabControllers = tabs.map { tab in
      let controller = UINavigationController()
      controller.tabBarItem = tab.item
      controller.viewControllers = tree.items(in: .tab(tab.tab)).map { $0.viewController }
      return controller
    }
    tabBarController.viewControllers = tabControllers
    listen()
  }

  /// Makes the UI the root of a window, and shows the window.
  ///
  /// It opens on the executor's newest target, without animation.
  /// UIKit presents nothing in a hidden window, so a start at a sheet needs it visible.
  public func attach(to window: UIWindow) {
    window.rootViewController = tabBarController
    window.makeKeyAndVisible()
    self.window = window
    changed()
  }

  /// What the UI shows; nil while it isn't the root of a window.
  ///
  /// While something moves it is what was there before, for the user may still let go of a swipe.
  public var shown: NavigationState<Map>? {
    guard window?.rootViewController === tabBarController else { return nil }
    return transition == nil ? seen : known
  }

  /// Takes a place for what the UI shows, and lets go of all that is not there.
  func know(_ place: NavigationState<Map>) {
    known = place
    tree.reconcile(with: place)
  }
}
