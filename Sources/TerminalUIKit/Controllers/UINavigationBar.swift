public import Foundation

/// Shows the back button, the title and the bar buttons of the top view controller.
@MainActor open class UINavigationBar: UIView {
  weak var controller: UINavigationController?
  private let backButton = UIButton(configuration: .plain())
  private let titleLabel = UILabel()
  private var sides: (left: [UIView], right: [UIView]) = ([], [])

  /// Creates a bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.textAlignment = .center
    backButton.addAction(
      UIAction { [weak self] _ in self?.controller?.goBack() },
      for: .primaryActionTriggered)
  }

  /// Creates a bar; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Returns one row, and a second one for the separator if there is room.
  static func height(in bounds: CGRect) -> CGFloat { bounds.height > 11 * 16 ? 32 : 16 }

  func setNeedsItems() {
    for child in subviews { child.removeFromSuperview() }
    guard let item = controller?.topViewController?.navigationItem else { return }
    item.bar = self
    sides.left = item.leftBarButtonItem == nil ? backButtons() : button(item.leftBarButtonItem)
    sides.right = button(item.rightBarButtonItem)
    titleLabel.text = item.title
    for view in sides.left + sides.right + [titleLabel] { addSubview(view) }
  }

  private func backButtons() -> [UIView] {
    let previous = controller?.stack.dropLast().last?.navigationItem
    guard let title = previous.map({ $0.title ?? "Back" }) ?? controller?.backAction?.title else {
      return []
    }
    previous?.bar = self
    backButton.configuration?.title = "‹ \(title)"
    return [backButton]
  }

  private func button(_ item: UIBarButtonItem?) -> [UIView] {
    item?.bar = self
    return item.map { [$0.button] } ?? []
  }

  /// Places the buttons from both edges inwards, and the title in the middle of the bar or of what
  /// is left.
  open override func layoutSubviews() {
    var left: CGFloat = 8
    var right = bounds.width - 8
    for view in sides.right {
      let width = min(view.intrinsicContentSize.width, max(0, right - left))
      right -= width
      view.frame = CGRect(x: right, y: 0, width: width, height: 16)
      right -= 16
    }
    for view in sides.left {
      let width = min(view.intrinsicContentSize.width, max(0, right - left))
      view.frame = CGRect(x: left, y: 0, width: width, height: 16)
      left += width + 16
    }
    let width = min(titleLabel.intrinsicContentSize.width, max(0, right - left))
    let middle = ((bounds.width - width) / 16).rounded(.down) * 8
    let x = max(left, min(middle, right - width))
    titleLabel.frame = CGRect(x: x, y: 0, width: width, height: 16)
  }

  override func draw(on canvas: inout TerminalCanvas, in rect: TerminalRect, clip: TerminalRect) {
    super.draw(on: &canvas, in: rect, clip: clip)
    guard rect.size.rows > 1 else { return }
    canvas.drawLine(row: rect.rows.upperBound - 1, columns: rect.columns, clip: clip)
  }
}
