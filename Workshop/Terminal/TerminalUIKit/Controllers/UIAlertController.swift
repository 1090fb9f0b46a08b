import Foundation

/// Shows the user a message or a question, and waits for the answer.
@MainActor open class UIAlertController: UIViewController {
  /// The text below the title.
  open private(set) var message: String?
  /// The actions, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// Whether the alert is an alert or an action sheet.
  open private(set) var preferredStyle = Style.actionSheet

  /// Creates an alert without actions.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    modalPresentationStyle = preferredStyle == .alert ? .overFullScreen : .popover
  }

  /// Adds an action, shown as a button.
  open func addAction(_ action: UIAlertAction) {
    precondition(
      action.style != .cancel || cancelAction == nil,
      "UIAlertController can only have one action with a style of UIAlertActionStyleCancel.")
    actions.append(action)
    action.button.addAction(
      UIAction { [weak self, weak action] _ in
        if let action { self?.choose(action) }
      }, for: .primaryActionTriggered)
  }

  private var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  open override func loadView() {
    view = AlertView(self)
  }

  /// Returns the size that the texts and buttons need on a screen of a width.
  func contentSize(onScreenOfWidth width: CGFloat) -> CGSize {
    (viewIfLoaded as? AlertView)?.size(onScreenOfWidth: width) ?? .zero
  }

  /// Puts the focus on the button that cancels, or else on the first one that deletes nothing.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let harmless = actions.first { $0.style == .default }
    lastFocusedView = (isPopover ? harmless : cancelAction ?? harmless)?.button
  }

  override func handle(_ key: TerminalKey, _ modifiers: TerminalModifiers) -> Bool {
    guard key == .escape else { return false }
    cancel()
    return true
  }

  /// Leaves an action sheet, but not an alert; at worst, the delegate of a popover is told, too.
  func tappedBeside() {
    guard preferredStyle == .actionSheet else { return }
    let popover = takesTime && isPopover && cancelAction != nil ? presentation : nil
    cancel { if let popover { popover.delegate?.presentationControllerDidDismiss(popover) } }
  }

  /// Whether the alert is a popover, which has no button to cancel: a tap beside it does that.
  var isPopover: Bool { presentation?.style == .popover }

  private func cancel(_ didDismiss: @escaping () -> Void = {}) {
    if let cancelAction { return choose(cancelAction, didDismiss) }
    presentation?.dismissByUser()
  }

  override var keyHints: [TerminalKeyHint] {
    (cancelAction?.title).map { [TerminalKeyHint("Esc", $0)] }
      ?? (isPopover ? [TerminalKeyHint("Esc", .close)] : [])
  }

  private func choose(_ action: UIAlertAction, _ didDismiss: @escaping () -> Void = {}) {
    guard !isBeingDismissed else { return }
    guard let ownPresenting else { action.handler?(action); return }
    ownPresenting.dismiss(animated: true) {
      didDismiss()
      action.handler?(action)
    }
  }

  /// The styles of alerts.
  public enum Style: Int, Sendable {
    /// Choices from the bottom of the screen, or in a popover where there is room for one.
    case actionSheet = 0
    /// An alert in the middle of the screen.
    case alert = 1
  }
}
