public import Foundation

/// Manages the presentation of one view controller above another.
@MainActor open class UIPresentationController: NSObject {
  /// The object that decides whether the user may dismiss the view controller, and is told when
  /// they do.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view controller that is presented.
  public var presentedViewController: UIViewController! { presented }
  private(set) weak var presented: UIViewController?
  /// The view in which UIKit presents the view controller; nil unless it is presented.
  public var containerView: UIView? { layer }
  /// The layer that holds the view controller's view while it is presented.
  var layer: PresentationView?
  var transition: TerminalTransition?

  init(_ presented: UIViewController?) {
    self.presented = presented
    super.init()
  }

  /// Returns the style on a screen: a popover adapts to one with little room.
  func style(on screen: TerminalScreen?) -> UIModalPresentationStyle {
    let style = presented?.modalPresentationStyle ?? .automatic
    let traits = UITraitCollection(screen)
    guard style == .popover, traits.isCompact else { return style }
    switch delegate?.adaptivePresentationStyle(for: self, traitCollection: traits) ?? .automatic {
    case .none: return .popover
    case .fullScreen, .currentContext: return .fullScreen
    case .overFullScreen: return .overFullScreen
    case .pageSheet, .formSheet, .popover, .automatic: return .formSheet
    }
  }

  /// The style on the screen where the view controller is presented.
  var style: UIModalPresentationStyle { style(on: layer?.terminalScreen) }

  /// The manager of the sheet that is shown, also of one that stands for a popover.
  var sheet: UISheetPresentationController? {
    self as? UISheetPresentationController
      ?? (self as? UIPopoverPresentationController)?.adaptiveSheetPresentationController
  }

  /// Whether the user may leave with Escape or by clicking beside the sheet.
  var canUserDismiss: Bool {
    style == .popover || (style.isSheet && !(presented is UIAlertController))
  }

  /// Dismisses the sheet as if the user had pulled it down in one go.
  func dismissByUser() {
    beginDismissal(isInteractive: false)
  }

  /// Begins an interactive dismissal of the sheet.
  func beginInteractiveDismissal() -> TerminalTransition? {
    style.isSheet ? beginDismissal(isInteractive: true) : nil
  }

  @discardableResult private func beginDismissal(isInteractive: Bool) -> TerminalTransition? {
    guard let presented, let presenter = presented.ownPresenting, canUserDismiss,
      (transition ?? presented.ownPresented?.presentation?.transition) == nil
    else { return nil }
    // At worst, the delegate is told of the sheet that stands for a popover.
    let told = style.isSheet && presented.takesTime ? sheet ?? self : self
    guard !presented.isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(told) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(told)
      return nil
    }
    delegate?.presentationControllerWillDismiss(told)
    let chain = Array(sequence(first: presenter) { $0.ownPresented }.dropFirst())
    return presenter.takeAway(chain, animated: true, isInteractive: isInteractive) { [self] in
      delegate?.presentationControllerDidDismiss(told)
    }
  }
}

extension UIViewController {
  /// The manager of the sheet as which the view controller is or will be presented; nil unless its
  /// style is a sheet's.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The manager of the popover as which the view controller is or will be presented; nil unless
  /// its style is a popover's.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  func makePresentationController() -> UIPresentationController {
    switch modalPresentationStyle {
    case .pageSheet, .formSheet, .automatic: UISheetPresentationController(self)
    case .popover: UIPopoverPresentationController(self)
    case .fullScreen, .currentContext, .overFullScreen, .none: UIPresentationController(self)
    }
  }
}
