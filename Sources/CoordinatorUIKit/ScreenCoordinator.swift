public import Coordinator

#if canImport(UIKit)
  public import UIKit
#else
  public import TerminalUIKit
#endif

/// Runs one screen that is a view controller.
///
/// Make the view controller in `init`, subscribe and render in `start()`. The driver puts it where
/// the navigation state says, and lets both go when the screen leaves.
@MainActor public protocol ScreenCoordinator: CoordinatorType {
  /// The view controller of the screen.
  associatedtype ViewController: UIViewController

  /// What the screen shows, the same object as long as the coordinator lives.
  var viewController: ViewController { get }
}
