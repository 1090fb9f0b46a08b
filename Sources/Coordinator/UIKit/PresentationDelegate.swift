import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import TerminalUIKit
#endif

/// Forwards UIKit's callbacks, so that the object that handles them doesn't have to be an `NSObject`.
@MainActor final class PresentationDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  var shouldDismiss: (UIPresentationController) -> Bool = { _ in true }
  var didAttemptToDismiss: (UIPresentationController) -> Void = { _ in }
  var willDismiss: (UIPresentationController) -> Void = { _ in }
  var didDismiss: (UIPresentationController) -> Void = { _ in }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    shouldDismiss(presentationController)
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    didAttemptToDismiss(presentationController)
  }

  /// UIKit calls this only when the user begins to dismiss a modal.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    willDismiss(presentationController)
  }

  /// UIKit calls this only after the user has dismissed a modal.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    didDismiss(presentationController)
  }
}
