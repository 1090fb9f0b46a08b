import Foundation

/// The words above or below a section, under the words of its rows.
@MainActor final class SectionLabel: UIView {
  private let label = UILabel()

  init(_ text: String, isHeader: Bool) {
    super.init(frame: .zero)
    label.text = text
    label.numberOfLines = 0
    label.textColor = isHeader ? .secondaryLabel : .tertiaryLabel
    label.font = .preferredFont(forTextStyle: isHeader ? .headline : .footnote)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func fittingHeight(forWidth width: CGFloat) -> CGFloat? {
    label.fittingHeight(forWidth: width - 32)
  }

  override func layoutSubviews() {
    label.frame = bounds.inset(by: UIEdgeInsets(left: 16, right: 16))
  }
}
