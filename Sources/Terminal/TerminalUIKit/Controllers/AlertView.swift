import Foundation

/// Shows the title, message and buttons of an alert from top to bottom; two buttons fit side by side, the one that
/// cancels on the left.
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

  /// The actions with the cancel action first in a row and last in a column.
  private func ordered(asRow isRow: Bool) -> [UIAlertAction] {
    let actions = alert?.actions ?? []
    let cancel = actions.filter { $0.style == .cancel }
    let others = actions.filter { $0.style != .cancel }
    guard alert?.isPopover == false else { return others }
    return isRow ? cancel + others : others + cancel
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
    return alert.actions.map(\.button.intrinsicContentSize.width).reduce(16, +) <= width
  }

  private func buttonHeight(width: CGFloat) -> CGFloat {
    isRow(width: width) ? 16 : CGFloat(ordered(asRow: false).count * 16)
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
    let actions = ordered(asRow: true)
    let each = ((width - 16) / 16).rounded(.down) * 8
    for (index, action) in actions.enumerated() {
      action.button.frame = CGRect(
        x: index == 0 ? 16 : 16 + width - each, y: top, width: each, height: 16)
    }
  }

  private func placeColumn(top: CGFloat, width: CGFloat) {
    for (index, action) in ordered(asRow: false).enumerated() {
      action.button.frame = CGRect(
        x: 16, y: top + CGFloat(index * 16), width: width, height: 16)
    }
  }
}
