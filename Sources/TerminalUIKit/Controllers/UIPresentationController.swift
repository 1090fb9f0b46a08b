public import Foundation

/// Conducts the presentation of one controller above another.
@MainActor open class UIPresentationController: NSObject {
  /// Hears, and is asked, when the user wants to dismiss the controller.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The controller that is presented.
  private(set) weak var presented: UIViewController?
  /// The layer on which the controller's view is, while it is presented.
  var layer: PresentationView?
  var transition: TerminalTransition?

  init(_ presented: UIViewController) {
    self.presented = presented
    super.init()
  }

  /// Whether the user may leave with Escape or by clicking beside the sheet.
  var canUserDismiss: Bool { presented?.modalPresentationStyle.isSheet ?? false }

  /// Does what pulling a sheet down does: asks, dismisses, and tells.
  func dismissByUser() {
    guard let presented, transition == nil, !presented.isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(self) ?? true
    else { return }
    presented.ownPresenting?.dismiss(animated: true) { [self] in
      delegate?.presentationControllerDidDismiss(self)
    }
  }
}
