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
/// let driver = UIKitNavigationDriver<AppMap>(item: \.item, report: { store.dispatch($0) }) { screen in … }
/// let executor = NavigationExecutor(driver: driver) { incident in … }
/// driver.changed = { [weak executor] in executor?.driverChanged() }
/// store.observeOnMain(\.navigation).subscribe(with: executor) { $0.go(to: $1) }
/// driver.attach(to: window)
/// ```
@MainActor public final class UIKitNavigationDriver<Map: NavigationMap>: NavigationDriver {
  /// The root view controller of the window, another one for each root that is entered.
  public internal(set) var tabBarController: UITabBarController

  /// Called when the UI has been attached to a window, and when a move of the user was reported.
  public var changed: @MainActor () -> Void = {}

  /// The root and the tabs that UIKit shows; `nil` while nothing has been made.
  var shownRoot: (root: Map.Root, tabs: [Map.Tab])?
  /// What shows the stack of each tab: a navigation controller, or a split view controller.
  var controllers: [Map.Tab: UIViewController] = [:]
  /// Whether the driver is moving screens between columns, so that a stack isn't complete.
  var isArranging = false
  var badges: [Map.Tab: String] = [:]
  var locked: Set<Map.Screen> = []
  /// The screens whose back button the driver has changed.
  let backActions = ScreenRegistry<Bool>()
  let tree: CoordinatorTree<Map, any ScreenCoordinator>
  let screens: ScreenRegistry<Map.Screen>
  let styles = ScreenRegistry<ModalStyle>()
  let delegate = ContainerDelegate()
  let item: @MainActor (Map.Tab) -> UITabBarItem
  let containers: UIKitContainers<Map>
  let content: @MainActor (Map.Dialog) -> DialogContent
  /// The alert that was made last for a dialog.
  var dialogAlert: DialogAlert?
  private let report: @MainActor (RouteAction<Map>) -> Void
  /// The place as the store knows it; where UIKit differs, the user has moved.
  var reported: NavigationState<Map>
  private(set) weak var window: UIWindow?

  /// Makes a driver, which makes nothing else before it is attached.
  ///
  /// - Parameters:
  ///   - item: Makes the title and image of a tab.
  ///   - containers: UIKit's containers as the app wants them.
  ///   - report: Receives what the user did; usually it dispatches to the store.
  ///   - content: Says what an alert for a dialog contains.
  ///   - coordinator: Makes the coordinator of an appearance's screen; the driver starts it.
  public init(
    item: @escaping @MainActor (Map.Tab) -> UITabBarItem,
    containers: UIKitContainers<Map> = UIKitContainers(),
    report: @escaping @MainActor (RouteAction<Map>) -> Void,
    content: @escaping @MainActor (Map.Dialog) -> DialogContent,
    coordinator: @escaping @MainActor (Appearance<Map>) -> any ScreenCoordinator
  ) {
    let tabs = Map.tabs(of: Map.initialRoot)
    guard let first = tabs.first else {
      preconditionFailure(
        "The root \(Map.initialRoot) of \(Map.self) has no tabs. Return one from tabs(of:).")
    }
    precondition(
      tabs.count <= containers.maximumTabs,
      """
      A navigation driver was made for \(tabs.count) tabs. Give the root \(Map.initialRoot) five at \
      most: UIKit moves a sixth under a “More” tab, whose stack can't be followed. For an iPad, which \
      has no such tab, raise maximumTabs.
      """)
    let screens = ScreenRegistry<Map.Screen>()
    self.screens = screens
    tree = CoordinatorTree { appearance in
      let made = coordinator(appearance)
      screens.register(made.viewController, as: appearance.screen)
      made.start()
      return made
    }
    self.item = item
    self.containers = containers
    self.report = report
    self.content = content
    reported = NavigationState(selectedTab: first)
    tabBarController = UITabBarController()
    becomeDelegate()
  }

  /// Makes the UI the root of a window, and shows the window.
  ///
  /// The window opens on the executor's newest target, without animation. It is shown when the tab and
  /// the stacks are those of the target, so that no other screen appears, and before any modal,
  /// because UIKit presents nothing in a hidden window.
  public func attach(to window: UIWindow) {
    self.window = window
    if shownRoot != nil { window.rootViewController = tabBarController }
    changed()
    showWindow()
    observeSelectedTab()
  }

  /// Shows the window, if it is hidden, once it has something to show.
  func showWindow() {
    showContainers()
    if window?.isHidden == true { window?.makeKeyAndVisible() }
  }

  func send(_ action: RouteAction<Map>) {
    report(action)
  }

  /// What UIKit shows, or `nil` unless the driver's UI is the root of a window.
  ///
  /// During a transition this is the place before it, because the user may still let go of a swipe.
  public var shown: NavigationState<Map>? {
    guard let window, let shownRoot else { return self.window.map { _ in reported } }
    guard window.rootViewController === tabBarController else { return nil }
    return transition == nil ? place(shownRoot.root, shownRoot.tabs) : reported
  }
}
