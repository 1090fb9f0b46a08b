import Foundation

/// Shows a placeholder's text and button in the middle of a page.
@MainActor final class ContentUnavailableView: UIView, UIContentView {
  private let indicator = UIActivityIndicatorView(style: .large)
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()
  private let button = UIButton(configuration: .borderedProminent())

  var configuration: any UIContentConfiguration {
    didSet { show() }
  }

  init(_ configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    detailLabel.textColor = .secondaryLabel
    for label in [titleLabel, detailLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
    }
    button.addAction(UIAction { [weak self] _ in self?.act() }, for: .primaryActionTriggered)
    for view in parts { addSubview(view) }
    show()
  }

  required init?(coder: NSCoder) { nil }

  private var parts: [UIView] { [indicator, titleLabel, detailLabel, button] }

  private var content: UIContentUnavailableConfiguration? {
    configuration as? UIContentUnavailableConfiguration
  }

  private func act() { content?.buttonProperties.primaryAction?.perform() }

  private func show() {
    guard let content else { return }
    content.isLoading ? indicator.startAnimating() : indicator.stopAnimating()
    titleLabel.text = content.text
    detailLabel.text = content.secondaryText
    button.configuration = content.button
    button.isHidden = content.button.title == nil
    setNeedsLayout()
  }

  /// Arranges the subviews from top to bottom, with an empty line before the button if there is room.
  ///
  /// The button is always there: the empty line, and then the end of the text, give way to it.
  override func layoutSubviews() {
    let width = min(bounds.width - 32, 60 * 8)
    let shown = parts.filter { !$0.isHidden && height(of: $0, width: width) > 0 }
    let content = shown.map { height(of: $0, width: width) }.reduce(0, +)
    let gap: CGFloat = button.isHidden || content + 16 > bounds.height ? 0 : 16
    let cut = button.isHidden ? 0 : max(0, content - bounds.height)
    var y = max(0, ((bounds.height - content - gap) / 32).rounded(.down) * 16)
    for part in shown {
      if part === button { y += gap }
      let size = CGSize(
        width: part === button ? button.intrinsicContentSize.width : width,
        height: max(0, height(of: part, width: width) - (part === detailLabel ? cut : 0)))
      let x = ((bounds.width - size.width) / 16).rounded(.down) * 8
      part.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
      y += size.height
    }
  }

  private func height(of view: UIView, width: CGFloat) -> CGFloat {
    view.fittingHeight(forWidth: width) ?? view.intrinsicContentSize.height
  }
}
