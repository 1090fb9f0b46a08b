import Coordinator

#if canImport(UIKit)
  import UIKit
#else
  import TerminalUIKit
#endif

/// The window, and the root's containers in it, which are made when there is a window.
@MainActor final class RootWindow<Map: NavigationMap> {
  private let roots: RootContainers<Map>
  private let screens: ScreenTree<Map>
  private let gate: ChangeGate
  private weak var window: UIWindow?

  /// Creates an object without a window.
  init(roots: RootContainers<Map>, screens: ScreenTree<Map>, gate: ChangeGate) {
    self.roots = roots
    self.screens = screens
    self.gate = gate
  }

  /// Whether there is a window.
  var isThere: Bool { window != nil }

  /// Whether the user sees the window.
  var isVisible: Bool { window?.isHidden == false }

  /// Whether the window has the root, and no other view controller.
  var hasRoot: Bool { window?.rootViewController === roots.tabBarController }

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
  func show() {
    showContainers()
    if window?.isHidden == true { window?.makeKeyAndVisible() }
  }

  /// Creates the containers of the state, if there are none yet.
  func showContainers() {
    guard roots.shown == nil, isThere else { return }
    gate.perform {
      screens.reconcile()
      exchangeRoot()
    }
  }

  /// Shows the state's root instead of another: a tab bar controller that has been made before, so that
  /// no wrong screen appears on the way.
  func exchangeRoot() {
    gate.perform {
      roots.replace(with: screens.place)
      screens.start()
      window?.rootViewController = roots.tabBarController
      roots.observeSelectedTab()
    }
  }
}
