public import Foundation

/// Hears, and is asked, when the user wants to dismiss a presented controller.
@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Says whether the user may dismiss the controller now.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool

  /// Tells that the user is dismissing the controller.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// Tells that the user dismissed the controller; not called when the app did.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// Tells that the user wanted to dismiss the controller and was not allowed to.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Allows it.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }

  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
