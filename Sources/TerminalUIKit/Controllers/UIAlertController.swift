import Foundation

/// Tells the user something, or asks, before anything else goes on.
@MainActor open class UIAlertController: UIViewController {
  /// What is said below the title.
  open var message: String? {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// Whether it is an alert or a list of actions.
  open private(set) var preferredStyle = Style.alert
  /// The buttons, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The fields, in the order in which they were added.
  open private(set) var textFields: [UITextField]?
  /// The action that Enter means.
  open var preferredAction: UIAlertAction?

  /// Makes an alert without buttons.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    modalPresentationStyle = .overFullScreen
  }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    action.button.addAction(
      UIAction { [weak self, weak action] _ in
        if let action { self?.choose(action) }
      }, for: .primaryActionTriggered)
  }

  /// Adds a field; only alerts have any.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  open override func loadView() {
    view = AlertView(self)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let first = preferredAction ?? actions.first { $0.style == .cancel } ?? actions.first
    lastFocusedView = textFields?.first ?? first?.button
  }

  override func handle(_ key: TerminalKey, _ modifiers: TerminalModifiers) -> Bool {
    guard key == .escape else { return false }
    if let cancel = actions.first(where: { $0.style == .cancel }) { choose(cancel) }
    return true
  }

  override var keyHints: [TerminalKeyHint] {
    let cancel = actions.first { $0.style == .cancel }?.title
    return cancel.map { [TerminalKeyHint("Esc", $0)] } ?? []
  }

  private func choose(_ action: UIAlertAction) {
    guard !isBeingDismissed else { return }
    guard let ownPresenting else { action.handler?(action); return }
    ownPresenting.dismiss(animated: true) { action.handler?(action) }
  }

  /// An alert in the middle, or a list of actions.
  public enum Style: Int, Sendable {
    /// A list of actions.
    case actionSheet
    /// A question or a piece of news.
    case alert
  }
}
