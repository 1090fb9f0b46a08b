import Foundation

/// Shows the user a message or a question, and waits for the answer.
@MainActor open class UIAlertController: UIViewController {
  /// The text below the title.
  open private(set) var message: String?
  /// The actions, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []

  /// Creates an alert without actions.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    modalPresentationStyle = .overFullScreen
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

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    lastFocusedView = (cancelAction ?? actions.first)?.button
  }

  override func handle(_ key: TerminalKey, _ modifiers: TerminalModifiers) -> Bool {
    guard key == .escape else { return false }
    if let cancelAction { choose(cancelAction) }
    return true
  }

  override var keyHints: [TerminalKeyHint] {
    (cancelAction?.title).map { [TerminalKeyHint("Esc", $0)] } ?? []
  }

  private func choose(_ action: UIAlertAction) {
    guard !isBeingDismissed else { return }
    guard let ownPresenting else { action.handler?(action); return }
    ownPresenting.dismiss(animated: true) { action.handler?(action) }
  }

  /// The styles of alerts.
  public enum Style: Int, Sendable {
    /// An alert in the middle of the screen.
    case alert = 1
  }
}
