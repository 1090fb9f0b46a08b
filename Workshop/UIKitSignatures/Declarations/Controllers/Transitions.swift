// uikit/uiviewcontrollertransitioncoordinatorcontext, from memory
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var initiallyInteractive: Bool { get }
  var isCancelled: Bool { get }
}

// uikit/uiviewcontrollertransitioncoordinator
@MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  @discardableResult func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?, completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

// A Swift protocol's requirement has no default argument; an Objective-C one's last block has.
extension UIViewControllerTransitionCoordinator {
  @discardableResult public func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool
}

// uikit/uipresentationcontroller
@MainActor open class UIPresentationController: NSObject, Sendable {
  open var presentedViewController: UIViewController { get }
  open var containerView: UIView? { get }
  weak open var delegate: (any UIAdaptivePresentationControllerDelegate)? { get set }
}

// uikit/uiadaptivepresentationcontrollerdelegate
@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

// Optional requirements in UIKit.
extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController)
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

// uikit/uiviewcontrollertransitioningdelegate
@MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {}
