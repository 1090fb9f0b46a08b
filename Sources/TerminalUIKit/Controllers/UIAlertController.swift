import Foundation

/// Tells the user something, or asks, before anything else goes on.
@MainActor open class UIAlertController: UIViewController {
  /// What is said below the title.
  open private(set) var message: String?
  /// The buttons, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []

  /// Makes an alert without buttons.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    modalPresentationStyle = .overFullScreen
  }

  /// Adds a button.
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

  /// How it asks.
  public enum Style: Int, Sendable {
    /// In the middle of the screen.
    case alert = 1
  }
}
