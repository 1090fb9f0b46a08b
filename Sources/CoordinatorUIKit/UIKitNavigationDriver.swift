public import Coordinator

#if canImport(UIKit)
  public import UIKit
#else
  public import TerminalUIKit
#endif

/// Makes a tab bar controller, its navigation controllers and modals follow the navigation state.
///
/// It reports what the user does to them (back, swipe, a tab tapped, a sheet pulled down) as a
/// `UserMove`. A screen's coordinator lives as long as the screen is in the navigation state.
///
/// ```swift
/// let driver = UIKitNavigationDriver<AppMap>(tabs: tabs, report: { store.dispatch($0) }) { screen in … }
/// let executor = NavigationExecutor(driver: driver) { incident in … }
/// driver.changed = { [weak executor] in executor?.driverChanged() }
/// store.observeOnMain(\.navigation).subscribe(with: executor) { $0.go(to: $1) }
/// driver.attach(to: window)
/// ```
@MainActor public final class UIKitNavigationDriver<Map: NavigationMap>: NavigationDriver {
  /// The root view controller of the window, once attached.
  public let tabBarController = UITabBarController()

  /// The tabs, in the order of the tab bar.
  public let tabs: [Map.Tab]

  /// Called when the UI has been attached to a window, and when a move of the user was reported.
  public var changed: @MainActor () -> Void = {}

  let tabControllers: [UINavigationController]
  let tree: CoordinatorTree<Map, any ScreenCoordinator>
  let screens: ScreenRegistry<Map.Screen>
  let delegate = ContainerDelegate()
  let content: @MainActor (Map.Dialog) -> DialogContent
  /// The alert that was made last for a dialog.
  var dialogAlert: DialogAlert?
  private let report: @MainActor (RouteAction<Map>) -> Void
  /// The place as the store knows it; where UIKit differs, the user has moved.
  var reported: NavigationState<Map>
  private weak var window: UIWindow?

  /// Makes the tabs, each with its root screen.
  ///
  /// - Parameters:
  ///   - tabs: One to five tabs in the order of the tab bar; the first is selected.
  ///   - report: Receives what the user did; usually it dispatches to the store.
  ///   - content: Says what an alert for a dialog contains.
  ///   - coordinator: Makes the coordinator of a screen; the driver starts it.
  public init(
    tabs: [UIKitTab<Map>], report: @escaping @MainActor (RouteAction<Map>) -> Void,
    content: @escaping @MainActor (Map.Dialog) -> DialogContent,
    coordinator: @escaping @MainActor (Map.Screen) -> any ScreenCoordinator
  ) {
    precondition(
      1...5 ~= tabs.count && Set(tabs.map(\.tab)).count == tabs.count,
      """
      A navigation driver was made with the tabs \(tabs.map(\.tab)). Give it one to five different \
      tabs: UIKit moves a sixth under a “More” tab, whose stack can't be followed.
      """)
    let screens = ScreenRegistry<Map.Screen>()
    let tree = CoordinatorTree<Map, any ScreenCoordinator> { screen in
      let made = coordinator(screen)
      screens.register(made.viewController, as: screen)
      made.start()
      return made
    }
    self.tabs = tabs.map(\.tab)
    self.screens = screens
    self.tree = tree
    self.report = report
    self.content = content
    reported = NavigationState(tabs: tabs.map(\.tab), selectedTab: tabs[0].tab)
    tree.reconcile(with: reported)
    tabControllers = tabs.map { tab in
      let controller = UINavigationController()
      controller.tabBarItem = tab.item
      controller.viewControllers = tree.items(in: .tab(tab.tab)).map { $0.viewController }
      return controller
    }
    tabBarController.viewControllers = tabControllers
    becomeDelegate()
  }

  /// Makes the UI the root of a window, and shows the window.
  ///
  /// The window opens on the executor's newest target, without animation. It is shown when the tab and
  /// the stacks are those of the target, so that no other screen appears, and before any modal,
  /// because UIKit presents nothing in a hidden window.
  public func attach(to window: UIWindow) {
    window.rootViewController = tabBarController
    self.window = window
    changed()
    showWindow()
    observeSelectedTab()
  }

  func showWindow() {
    if window?.isHidden == true { window?.makeKeyAndVisible() }
  }

  func send(_ action: RouteAction<Map>) {
    report(action)
  }

  /// What UIKit shows, or `nil` unless the driver's UI is the root of a window.
  ///
  /// During a transition this is the place before it, because the user may still let go of a swipe.
  public var shown: NavigationState<Map>? {
    guard window?.rootViewController === tabBarController else { return nil }
    return transition == nil ? place() : reported
  }
}
