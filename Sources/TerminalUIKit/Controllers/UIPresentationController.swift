public import Foundation

/// Manages the presentation of one view controller above another.
@MainActor open class UIPresentationController: NSObject {
  /// The object that decides whether the user may dismiss the view controller, and is told when
  /// they do.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The view controller that is presented.
  private(set) weak var presented: UIViewController?
  /// The layer that holds the view controller's view while it is presented.
  var layer: PresentationView?
  var transition: TerminalTransition?

  init(_ presented: UIViewController) {
    self.presented = presented
    super.init()
  }

  /// Whether the user may leave with Escape or by clicking beside the sheet.
  var canUserDismiss: Bool { presented?.modalPresentationStyle.isSheet ?? false }

  /// Dismisses the sheet as if the user had pulled it down in one go.
  func dismissByUser() {
    beginDismissal(isInteractive: false)
  }

  /// Begins an interactive dismissal of the sheet.
  func beginInteractiveDismissal() -> TerminalTransition? {
    beginDismissal(isInteractive: true)
  }

  @discardableResult private func beginDismissal(isInteractive: Bool) -> TerminalTransition? {
    guard let presented, let presenter = presented.ownPresenting, canUserDismiss, transition == nil
    else { return nil }
    guard !presented.isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(self) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return nil
    }
    delegate?.presentationControllerWillDismiss(self)
    let chain = Array(sequence(first: presenter) { $0.ownPresented }.dropFirst())
    return presenter.takeAway(chain, animated: true, isInteractive: isInteractive) { [self] in
      delegate?.presentationControllerDidDismiss(self)
    }
  }
}
