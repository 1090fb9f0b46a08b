import Foundation

/// Shows the primary text of a row, and the secondary text below it or beside it.
@MainActor final class ListContentView: UIView, UIContentView {
  private let textLabel = UILabel()
  private let secondaryLabel = UILabel()

  var configuration: any UIContentConfiguration {
    didSet { show() }
  }

  init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    for label in [textLabel, secondaryLabel] { addSubview(label) }
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    guard let content = configuration as? UIListContentConfiguration else { return }
    set(textLabel, content.text, content.textProperties)
    set(secondaryLabel, content.secondaryText, content.secondaryTextProperties)
    if let text = content.attributedText { textLabel.attributedText = text }
    if let text = content.secondaryAttributedText { secondaryLabel.attributedText = text }
    invalidateIntrinsicContentSize()
  }

  private func set(
    _ label: UILabel, _ text: String?, _ properties: UIListContentConfiguration.TextProperties
  ) {
    label.text = text
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
  }

  /// Leaves out a short last part of the secondary text, such as a year after a middle dot, if only that needs
  /// another line.
  private func fitSecondaryText(toWidth width: CGFloat) {
    let content = configuration as? UIListContentConfiguration
    let attributed = content?.secondaryAttributedText
    guard let whole = attributed?.string ?? content?.secondaryText,
      let dot = whole.range(of: " · ", options: .backwards),
      TerminalText.width(String(whole[dot.upperBound...])) <= 12
    else { return }
    let columns = Int(width / 8)
    let short = String(whole[..<dot.lowerBound])
    let needsLine = TerminalText.width(whole) > columns && TerminalText.width(short) <= columns
    let shown = needsLine ? short : whole
    guard shown != secondaryLabel.text else { return }
    let range = NSRange(location: 0, length: shown.utf16.count)
    secondaryLabel.attributedText =
      attributed?.attributedSubstring(from: range) ?? NSAttributedString(string: shown)
  }

  /// The width of the secondary text at the end of the line; nil if it is below.
  private func widthBeside(in width: CGFloat) -> CGFloat? {
    let content = configuration as? UIListContentConfiguration
    guard content?.prefersSideBySideTextAndSecondaryText == true else { return nil }
    let secondary = secondaryLabel.intrinsicContentSize.width
    return textLabel.intrinsicContentSize.width + 16 + secondary <= width ? secondary : nil
  }

  package override func fittingHeight(forWidth width: CGFloat) -> CGFloat? {
    if widthBeside(in: width) != nil { return 16 }
    fitSecondaryText(toWidth: width)
    let heights = [textLabel, secondaryLabel].compactMap { $0.fittingHeight(forWidth: width) }
    return max(16, heights.reduce(0, +))
  }

  override func layoutSubviews() {
    if let width = widthBeside(in: bounds.width) {
      let start = bounds.width - width
      textLabel.frame = CGRect(x: 0, y: 0, width: start, height: 16)
      secondaryLabel.frame = CGRect(x: start, y: 0, width: width, height: 16)
      return
    }
    fitSecondaryText(toWidth: bounds.width)
    let height = textLabel.fittingHeight(forWidth: bounds.width) ?? 0
    textLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    secondaryLabel.frame = CGRect(
      x: 0, y: height, width: bounds.width,
      height: secondaryLabel.fittingHeight(forWidth: bounds.width) ?? 0)
  }
}
