public import Coordinator

#if canImport(UIKit)
  public import UIKit
#else
  public import TerminalUIKit
#endif

/// UIKit's containers as an app wants them: its own classes, a sidebar, custom transitions.
///
/// Most apps can use the defaults.
///
/// ```swift
/// var containers = UIKitContainers<AppMap>()
/// containers.tabBarController = { root in
///   let tabs = UITabBarController()
///   tabs.mode = .tabSidebar
///   return tabs
/// }
/// ```
@MainActor public struct UIKitContainers<Map: NavigationMap> {
  /// Creates the navigation controller of a tab, a column or a modal, whose delegate the driver becomes.
  public var navigationController: @MainActor () -> UINavigationController = {
    StackController()
  }

  /// Creates the tab bar controller of a root, whose delegate the driver becomes.
  public var tabBarController: @MainActor (_ root: Map.Root) -> UITabBarController = { _ in
    UITabBarController()
  }

  /// Creates UIKit's tab of a tab, such as a `UISearchTab`, from the tab's item and the container of its stack.
  ///
  /// Its identifier must be the tab's own among all tabs of the app.
  public var tab:
    @MainActor (_ tab: Map.Tab, _ item: UITabBarItem, _ container: UIViewController) -> UITab = {
      tab, item, container in
      UITab(title: item.title ?? "", image: item.image, identifier: "\(tab)") { _ in container }
    }

  /// Returns the title of a tab's group in the sidebar of an iPad, or `nil` for a tab that is in none.
  ///
  /// Tabs with the same title are one group. A wide window has groups, unless the mode of the tab bar controller
  /// is `tabBar`; elsewhere the tabs are in the tab bar like any others.
  public var tabGroup: @MainActor (_ tab: Map.Tab) -> String? = { _ in nil }

  /// Creates the split view controller of a tab that shows its root beside the screens above it where
  /// the screen is wide, or returns `nil` for a tab that never does.
  ///
  /// The driver sets its columns and becomes its delegate. Where the tabs may be a sidebar, the split view
  /// has no button or gesture of its own.
  public var splitViewController: @MainActor (_ tab: Map.Tab) -> UISplitViewController? = { _ in
    nil
  }

  /// Creates the placeholder beside a root while there is no screen above it.
  public var placeholder: @MainActor (_ tab: Map.Tab) -> UIViewController = { _ in
    UIViewController()
  }

  /// Called before a screen is shown above another one in a stack, for example to set its `preferredTransition`.
  ///
  /// It may be called again when the stack moves to another column.
  public var willPush:
    @MainActor (_ page: UIViewController, Map.Screen, _ below: UIViewController) -> Void = {
      _, _, _ in
    }

  /// Called before a modal is presented, for example to set the transitioning delegate.
  ///
  /// The driver has set `modalPresentationStyle`, which this may change. Afterwards it sets the detents
  /// or the source, unless there is one, and becomes the delegate of the presentation controller.
  public var willPresent: @MainActor (UIViewController, Modal<Map>) -> Void = { _, _ in }

  /// The number of tabs in the tab bar of an iPhone, or of a narrow window on an iPad.
  ///
  /// UIKit moves a sixth tab there under “More”, where its stack can't be followed. So the tab
  /// bar has the first five tabs, or the first four and the selected one. Lead to the others from a
  /// screen of your own, which dispatches `RouteAction.select(_:)`. A wide window on an iPad has room for all.
  var maximumTabs = 5

  /// Makes UIKit's own containers.
  public init() {}
}
