public import Foundation

/// Describes a transition while it is in flight.
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the transition began under the user's finger.
  var initiallyInteractive: Bool { get }
  /// Whether the user's finger drives the transition now.
  var isInteractive: Bool { get }
  /// Whether the user let go too early, so that everything returns to where it was.
  var isCancelled: Bool { get }
  /// The fraction of the transition that is complete when the finger leaves the screen, from 0 to
  /// 1.
  var percentComplete: CGFloat { get }
}

/// Runs work along with a transition and after it.
@MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs the animation with the transition, and the completion when the transition has ended or
  /// was canceled.
  ///
  /// - Returns: Whether the animation was queued. The completion is called in any case.
  @discardableResult func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls the handler when the finger that drives the transition leaves the screen.
  ///
  /// Its context says in `isCancelled` whether the transition will complete or return.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs the animation with the transition.
  @discardableResult public func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
