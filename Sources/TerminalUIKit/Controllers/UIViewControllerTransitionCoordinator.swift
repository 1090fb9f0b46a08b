public import Foundation

/// What is known of a change of screens while it is in flight.
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the user sees it move; in a terminal: whether it takes a turn of the main queue.
  var isAnimated: Bool { get }
  /// Whether it was called off, which a terminal never does.
  var isCancelled: Bool { get }
}

/// Runs what belongs to a change of screens along with it and after it.
@MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs the animation now and the completion when the change is done.
  @discardableResult func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Runs the animation now.
  @discardableResult public func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
