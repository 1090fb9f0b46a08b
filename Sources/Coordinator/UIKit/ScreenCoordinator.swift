public import Coordinator

#if canImport(UIKit)
  public import UIKit
#else
  public import TerminalUIKit
#endif

/// Runs one screen that is a view controller.
///
/// Make the view controller in `init`; subscribe and render in `start()`. The driver puts the view
/// controller where the navigation state says, and releases both when the screen leaves.
@MainActor public protocol ScreenCoordinator: CoordinatorType {
  /// The type of the screen's view controller.
  associatedtype ViewController: UIViewController

  /// The screen's view controller, the same object as long as the coordinator lives.
  var viewController: ViewController { get }

  /// Returns the view or bar button that an anchor names, for a popover or an action sheet on top of
  /// this screen.
  ///
  /// The default returns `nil`, and then the popover becomes a sheet, and the action sheet stands in
  /// the middle.
  func source(of anchor: String) -> (any UIPopoverPresentationControllerSourceItem)?
}

extension ScreenCoordinator {
  /// Returns `nil`.
  public func source(of anchor: String) -> (any UIPopoverPresentationControllerSourceItem)? { nil }
}
