public import Foundation

/// Decides whether the user may dismiss a presented view controller, and receives what the user
/// did.
///
/// None of the methods about dismissals is called when the app dismisses the view controller.
@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns the style that a popover takes where there is little room: `none` keeps it a popover,
  /// and `automatic` makes it a sheet.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle

  /// Returns whether the user may dismiss the view controller now.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool

  /// Called when the user tries to dismiss a view controller that must stay.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)

  /// Called when the user begins to dismiss the view controller, which they may still cancel.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// Called when the user has dismissed the view controller.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns `automatic`.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .automatic }

  /// Returns true.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }

  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
