import Foundation

/// Shows the title, message and buttons of an alert from top to bottom; two buttons of an alert fit
/// side by side.
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
  private var ordered: [UIAlertAction] {
    let actions = alert?.actions ?? []
    let cancel = actions.filter { $0.style == .cancel }
    let others = actions.filter { $0.style != .cancel }
    guard alert?.isPopover == false else { return others }
    return isRow ? cancel + others : others + cancel
  }

  private var isRow: Bool {
    guard let alert, alert.preferredStyle == .alert, alert.actions.count == 2 else { return false }
    return alert.actions.map(\.button.intrinsicContentSize.width).reduce(16, +) <= width
  }

  private var width: CGFloat {
    let room = (superview?.bounds.width ?? 640) - 48
    return min(room, 44 * 8)
  }

  override func layoutSubviews() {
    titleLabel.text = alert?.title
    messageLabel.text = alert?.message
    var y: CGFloat = 0
    for label in [titleLabel, messageLabel] { place(label, at: &y) }
    if y > 0 { y += 16 }
    for action in alert?.actions ?? [] where action.style == .cancel {
      action.button.isHidden = alert?.isPopover ?? false
    }
    isRow ? placeRow(at: &y) : placeColumn(at: &y)
    alert?.sheetSize = CGSize(width: width + 32, height: y)
  }

  private func place(_ label: UILabel, at y: inout CGFloat) {
    let height = label.fittingHeight(forWidth: width) ?? 0
    label.frame = CGRect(x: 16, y: y, width: width, height: height)
    y += height
  }

  private func placeRow(at y: inout CGFloat) {
    let actions = ordered
    let each = ((width - 16) / 16).rounded(.down) * 8
    for (index, action) in actions.enumerated() {
      action.button.frame = CGRect(
        x: index == 0 ? 16 : 16 + width - each, y: y, width: each, height: 16)
    }
    y += 16
  }

  private func placeColumn(at y: inout CGFloat) {
    for action in ordered {
      action.button.frame = CGRect(x: 16, y: y, width: width, height: 16)
      y += 16
    }
  }
}
