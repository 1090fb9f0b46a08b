/// Puts views side by side, and continues on the next line where they don't fit.
///
/// Use it for buttons, whose titles are longer in some languages: a plain row would make the page wider than the
/// screen. It fills the width that it gets, so give the stack around it the alignment `fill`.
public final class WrappingRow: UIStackView {
  private let views: [UIView]
  private let gap: CGFloat
  private var shownLines: [[UIView]] = []

  /// Creates a row of views.
  ///
  /// - Parameters:
  ///   - views: The views, in reading order.
  ///   - spacing: The distance between two views on a line, in points.
  public init(_ views: [UIView], spacing: CGFloat = 16) {
    self.views = views
    gap = spacing
    super.init(frame: .zero)
    axis = .vertical
    alignment = .leading
    // A view that is too wide gives way to the width of the page, which then decides about the lines.
    let yielding = UILayoutPriority(rawValue: UILayoutPriority.defaultHigh.rawValue - 1)
    for view in views {
      view.setContentCompressionResistancePriority(yielding, for: .horizontal)
    }
    show([views])
  }

  /// Creates an empty row; the coder is ignored.
  public required init(coder: NSCoder) {
    views = []
    gap = 16
    super.init(coder: coder)
  }

  /// Breaks the lines again for the width.
  public override func layoutSubviews() {
    super.layoutSubviews()
    let lines = lines(inWidth: bounds.width)
    if bounds.width > 0, lines != shownLines { show(lines) }
  }

  /// Fills one line after the other.
  private func lines(inWidth width: CGFloat) -> [[UIView]] {
    var lines: [[UIView]] = [[]]
    var remaining = width
    for view in views {
      // A hidden view stays in its line, so that UIKit lays that out again when it is shown.
      if !view.isHidden {
        let isFirst = lines[lines.count - 1].allSatisfy(\.isHidden)
        remaining -= view.intrinsicContentSize.width + (isFirst ? 0 : gap)
        if remaining < 0, !isFirst {
          lines.append([])
          remaining = width - view.intrinsicContentSize.width
        }
      }
      lines[lines.count - 1].append(view)
    }
    return lines
  }

  private func show(_ lines: [[UIView]]) {
    shownLines = lines
    for line in arrangedSubviews { line.removeFromSuperview() }
    for line in lines { addArrangedSubview(UIStackView(row: line, spacing: gap)) }
  }
}
