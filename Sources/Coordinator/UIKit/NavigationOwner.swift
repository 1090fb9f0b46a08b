public import Coordinator

#if canImport(UIKit)
  public import UIKit
#else
  public import TerminalUIKit
#endif

/// The object that owns navigation in a window: usually the app's coordinator.
///
/// It says which coordinator runs a screen and how tabs and dialogs look, and it receives the user's moves. A
/// ``Navigator`` does the rest.
@MainActor public protocol NavigationOwner<Map>: AnyObject {
  /// The map of the app: its roots, tabs, screens and dialogs.
  associatedtype Map: NavigationMap

  /// The newest navigation state of the window.
  var navigation: NavigationState<Map> { get }

  /// UIKit's containers as the app wants them; asked for once. By default, UIKit's own with one column.
  var containers: UIKitContainers<Map> { get }

  /// Creates the coordinator of a screen that opens. The navigator starts it.
  func coordinator(of id: ScreenID<Map>) -> any CoordinatorType

  /// Creates the title and image of a tab.
  func item(of tab: Map.Tab) -> UITabBarItem

  /// Returns the text of a dialog, and the user's choices.
  nonisolated static func content(of dialog: Map.Dialog) -> DialogContent

  /// Receives a move that the user made, or a request that a locked screen has made of it; usually it dispatches it.
  func userMoved(_ action: RouteAction<Map>)

  /// Receives a fault on the way to a state, which the navigator repairs if it can; usually it logs it.
  func navigationFailed(_ incident: NavigationIncident<Map>)
}

extension NavigationOwner {
  /// UIKit's own containers, with one column.
  public var containers: UIKitContainers<Map> { UIKitContainers() }
}

extension NavigationOwner where Map.Dialog == Never {
  /// An app without dialogs has no content for one.
  public nonisolated static func content(of dialog: Never) -> DialogContent {}
}
