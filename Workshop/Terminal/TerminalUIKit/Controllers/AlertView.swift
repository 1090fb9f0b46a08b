import Foundation

/// Shows the title, message and buttons of an alert from top to bottom, or two buttons side by side where both fit.
///
/// Either way the first button is the one that cancels, which also has the focus at first.
@MainActor final class AlertView: UIView {
  private weak var alert: UIAlertController?
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()

  init(_ alert: UIAlertController) {
    self.alert = alert
    super.init(frame: .zero)
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    messageLabel.textColor = .secondaryLabel
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      addSubview(label)
    }
    for action in alert.actions { addSubview(action.button) }
  }

  required init?(coder: NSCoder) { nil }

  /// The actions that have a button, the one that cancels first.
  private var shownActions: [UIAlertAction] {
    let actions = alert?.actions ?? []
    let cancel = alert?.isPopover == true ? [] : actions.filter { $0.style == .cancel }
    return cancel + actions.filter { $0.style != .cancel }
  }

  /// Returns the size of the texts and buttons on a screen of a width.
  ///
  /// It is computed anew for each layout, so that the alert follows the screen's size.
  func size(onScreenOfWidth screenWidth: CGFloat) -> CGSize {
    let width = min(screenWidth - 48, 44 * 8)
    let texts = height(of: alert?.title, width: width) + height(of: alert?.message, width: width)
    let gap: CGFloat = texts > 0 ? 16 : 0
    return CGSize(width: width + 32, height: texts + gap + buttonHeight(width: width))
  }

  private func height(of text: String?, width: CGFloat) -> CGFloat {
    guard let text, !text.isEmpty else { return 0 }
    let columns = max(1, Int(width / 8))
    return CGFloat(TerminalText.wrap(text, columns: columns, lines: 0).count * 16)
  }

  private func isRow(width: CGFloat) -> Bool {
    guard let alert, !alert.isPopover, alert.actions.count == 2 else { return false }
    return alert.actions.allSatisfy { $0.button.intrinsicContentSize.width <= half(of: width) }
  }

  /// The width of each of two buttons side by side.
  private func half(of width: CGFloat) -> CGFloat { ((width - 16) / 16).rounded(.down) * 8 }

  private func buttonHeight(width: CGFloat) -> CGFloat {
    isRow(width: width) ? 16 : CGFloat(shownActions.count * 16)
  }

  /// Places the texts above the buttons.
  ///
  /// Where the screen is too low for all, the message is shortened: the buttons are always there.
  override func layoutSubviews() {
    let width = bounds.width - 32
    let room = bounds.height - buttonHeight(width: width)
    let titleHeight = min(height(of: alert?.title, width: width), max(0, room))
    let messageRoom = max(0, room - titleHeight)
    let messageHeight = min(height(of: alert?.message, width: width), messageRoom)
    titleLabel.text = alert?.title
    messageLabel.text = alert?.message
    messageLabel.numberOfLines = max(1, Int(messageRoom / 16))
    let texts = titleHeight + messageHeight
    titleLabel.frame = CGRect(x: 16, y: 0, width: width, height: titleHeight)
    messageLabel.frame = CGRect(x: 16, y: titleHeight, width: width, height: messageHeight)
    for action in alert?.actions ?? [] where action.style == .cancel {
      action.button.isHidden = alert?.isPopover ?? false
    }
    let top = texts > 0 ? max(0, min(texts + 16, room)) : 0
    isRow(width: width) ? placeRow(top: top, width: width) : placeColumn(top: top, width: width)
  }

  private func placeRow(top: CGFloat, width: CGFloat) {
    let each = half(of: width)
    for (index, action) in shownActions.enumerated() {
      action.button.frame = CGRect(
        x: index == 0 ? 16 : 16 + width - each, y: top, width: each, height: 16)
    }
  }

  private func placeColumn(top: CGFloat, width: CGFloat) {
    for (index, action) in shownActions.enumerated() {
      action.button.frame = CGRect(
        x: 16, y: top + CGFloat(index * 16), width: width, height: 16)
    }
  }
}
