public import Coordinator

#if canImport(UIKit)
  public import UIKit
#else
  public import TerminalUIKit
#endif

/// A tab and how the tab bar shows it.
public struct UIKitTab<Map: NavigationMap> {
  let tab: Map.Tab
  let item: UITabBarItem

  /// Names a tab.
  ///
  /// - Parameters:
  ///   - tab: Which tab it is.
  ///   - item: Its title and image.
  public init(_ tab: Map.Tab, item: UITabBarItem) {
    self.tab = tab
    self.item = item
  }
}
