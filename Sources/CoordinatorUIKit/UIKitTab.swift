public import Coordinator

#if canImport(UIKit)
  public import UIKit
#else
  public import TerminalUIKit
#endif

/// A tab with its title and image in the tab bar.
public struct UIKitTab<Map: NavigationMap> {
  let tab: Map.Tab
  let item: UITabBarItem

  /// Makes a tab.
  ///
  /// - Parameters:
  ///   - tab: The tab.
  ///   - item: The tab's title and image.
  public init(_ tab: Map.Tab, item: UITabBarItem) {
    self.tab = tab
    self.item = item
  }
}
