import Coordinator

#if canImport(UIKit)
  import UIKit
#else
  import TerminalUIKit
#endif

/// What UIKit has in one window: the tab bar controller, the stacks, the modals and the alert, and the screens in them.
///
/// The reader reads it, the performer changes it, and the reporter hears what happens to it.
@MainActor final class Containers<Map: NavigationMap> {
  let screens: ScreenTree<Map>
  let stacks: StackArranger<Map>
  let roots: RootContainers<Map>
  let modals: ModalPresenter<Map>
  let dialogs: DialogPresenter<Map>

  /// Whether a change of the screens has begun and not ended.
  private(set) var isChanging = false

  private weak var window: UIWindow?
  private var waiting: [@MainActor () -> Void] = []

  /// Creates the containers of the first tab, or rather what makes them when there is a window.
  init(
    item: @escaping @MainActor (Map.Tab) -> UITabBarItem, kinds: UIKitContainers<Map>,
    content: @escaping @MainActor (Map.Dialog) -> DialogContent,
    coordinator: @escaping @MainActor (ScreenID<Map>) -> any CoordinatorType
  ) {
    let first = NavigationState<Map>(selectedTab: firstTab(of: Map.self))
    screens = ScreenTree(at: first, coordinator: coordinator)
    stacks = StackArranger(containers: kinds, screens: screens)
    roots = RootContainers(item: item, kinds: kinds, screens: screens, stacks: stacks)
    modals = ModalPresenter(
      on: roots, screens: screens, stacks: stacks, willPresent: kinds.willPresent)
    dialogs = DialogPresenter(content: content, screens: screens)
  }

  /// Returns the view controller that shows a stack.
  subscript(container: NavigationContainer<Map>) -> UIViewController? {
    switch container {
    case .tab(let tab): return roots[tab]
    case .modal(let depth):
      let modals = modals.modals
      return modals.indices.contains(depth) ? modals[depth] : nil
    }
  }

  /// Returns the container whose stack, or a part of it, a navigation controller shows.
  func container(of controller: UINavigationController) -> NavigationContainer<Map>? {
    roots.tab { stacks.columns(of: $0).contains(controller) }.map { .tab($0) }
      ?? modals.modals.firstIndex(of: controller).map { .modal($0) }
  }

  /// Keeps the user from leaving screens.
  func lock(_ screens: Set<Map.Screen>) {
    stacks.lock(screens, in: roots.all + modals.modals)
  }

  /// Removes pages and modals that no coordinator runs.
  func removeOrphans() {
    for tab in roots.shown?.tabs ?? [] {
      if let container = roots[tab] { stacks.removeOrphans(from: container, of: tab) }
    }
    for modal in modals.modals { stacks.removeOrphans(from: modal, of: nil) }
    modals.dismissOrphan()
  }
}

/// One change after the other: a coordinator may navigate in `start()`, and its requests wait until the change that
/// started it is complete.
extension Containers {
  /// Makes a change, and then the changes that were requested meanwhile.
  func change(_ body: () -> Void) {
    guard !isChanging else { return body() }
    isChanging = true
    body()
    isChanging = false
    let bodies = waiting
    waiting = []
    for body in bodies { body() }
  }

  /// Calls `body` when the change has ended.
  func afterChange(_ body: @escaping @MainActor () -> Void) { waiting.append(body) }
}

/// The window, in which the containers are made when there is one.
extension Containers {
  /// Whether the UI is the root of a window, or is about to be made for one.
  var isInWindow: Bool { window != nil && (roots.shown == nil || isChanging || hasRoot) }

  /// Whether the user sees the window.
  var isVisible: Bool { window?.isHidden == false }

  private var hasRoot: Bool { window?.rootViewController === roots.tabBarController }

  /// Returns whether this is the window, and has the root.
  func hasRoot(in window: UIWindow) -> Bool { window === self.window && hasRoot }

  /// Takes a window, and puts the root into it if that has been made.
  func take(_ window: UIWindow) {
    self.window = window
    roots.window = window
    if roots.shown != nil { window.rootViewController = roots.tabBarController }
  }

  /// Gives the window up, and returns a closure that takes the root out of it.
  func leave() -> @MainActor () -> Void {
    let old = window
    window = nil
    roots.window = nil
    return { [roots] in
      if old?.rootViewController === roots.tabBarController { old?.rootViewController = nil }
    }
  }

  /// Makes the window visible, once it has something to show.
  func showWindow() {
    makeRoot()
    if window?.isHidden == true { window?.makeKeyAndVisible() }
  }

  /// Creates the root of the state, if there is none yet.
  func makeRoot() {
    guard roots.shown == nil, window != nil else { return }
    change {
      screens.reconcile()
      exchangeRoot()
    }
  }

  /// Shows the state's root instead of another: a tab bar controller that has been made before, so that
  /// no wrong screen appears on the way.
  func exchangeRoot() {
    change {
      roots.replace(with: screens.place)
      screens.start()
      window?.rootViewController = roots.tabBarController
      roots.observeSelectedTab()
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

extension NavigationContainer {
  /// The tab whose stack it is; `nil` for a modal's.
  var tab: Map.Tab? {
    if case .tab(let tab) = self { tab } else { nil }
  }
}
