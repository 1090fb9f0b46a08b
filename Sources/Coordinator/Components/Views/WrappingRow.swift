/// Puts views side by side, and where they don't fit, on as few lines as possible that are about equally long.
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
    // A new configuration has another mode, and a view may have been hidden.
    breakTitles()
    let lines = lines(inWidth: bounds.width)
    if bounds.width > 0, lines != shownLines { show(lines) }
  }

  /// Returns as few lines as the width needs, of which the longest is as short as possible.
  private func lines(inWidth width: CGFloat) -> [[UIView]] {
    let widths = views.map { $0.isHidden ? nil : $0.intrinsicContentSize.width }
    var best = lines(inWidth: width, of: widths)
    while best.lines.count > 1 {
      let shorter = lines(inWidth: best.longest - 1, of: widths)
      guard shorter.lines.count == best.lines.count, shorter.longest < best.longest else { break }
      best = shorter
    }
    return best.lines
  }

  /// Fills one line after the other, and returns the lines with the width of the longest.
  ///
  /// A hidden view, whose width is nil, stays in its line, so that UIKit lays that out again when it is shown.
  private func lines(
    inWidth width: CGFloat, of widths: [CGFloat?]
  ) -> (lines: [[UIView]], longest: CGFloat) {
    var lines: [[UIView]] = [[]]
    var end: CGFloat = 0
    var longest: CGFloat = 0
    for (view, own) in zip(views, widths) {
      if let own {
        let isFirst = end == 0
        let next = isFirst ? own : end + gap + own
        let continues = isFirst || next <= width
        if !continues { lines.append([]) }
        end = continues ? next : own
        longest = max(longest, end)
      }
      lines[lines.count - 1].append(view)
    }
    return (lines, longest)
  }

  private func show(_ lines: [[UIView]]) {
    shownLines = lines
    for line in arrangedSubviews { line.removeFromSuperview() }
    for line in lines { addArrangedSubview(UIStackView(row: line, spacing: gap)) }
    breakTitles()
  }

  /// Lets only a button that is alone on its line wrap its title.
  ///
  /// UIKit gives all buttons of a line the same width if their titles may wrap, and then their widths are those that
  /// they got: any width would be enough.
  private func breakTitles() {
    for line in shownLines {
      let isAlone = line.count { !$0.isHidden } == 1
      let mode = isAlone ? NSLineBreakMode.byWordWrapping : .byTruncatingTail
      for case let button as UIButton in line
      where button.configuration.map({ $0.titleLineBreakMode != mode }) == true {
        button.configuration?.titleLineBreakMode = mode
      }
    }
  }
}
