extension UILabel {
  /// Creates a label that wraps its text, and follows the text size that the user chose; a title is a heading.
  public convenience init(_ style: UIFont.TextStyle, _ color: UIColor = .label) {
    self.init(frame: .zero)
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    numberOfLines = 0
    textColor = color
    if [.title1, .headline].contains(style) { accessibilityTraits.insert(.header) }
  }

  /// Shows text, or takes no space if there is none.
  public func show(_ newText: String?) {
    text = newText
    isHidden = newText == nil
  }

  /// Shows a notice, and lets VoiceOver read a new one if the label is on the screen.
  public func showNotice(_ notice: String?) {
    #if os(iOS)
      // Where there is no room for all, other texts stay whole.
      setContentCompressionResistancePriority(UILayoutPriority(rawValue: 749), for: .vertical)
    #endif
    if let notice, notice != text, window != nil {
      UIAccessibility.announce(notice)
    }
    show(notice)
  }

  /// Shows a problem behind a mark, lets VoiceOver read a new one, and scrolls until the user can see it.
  public func showProblem(_ problem: String?) {
    showNotice(problem.map { "⚠ \($0)" })
    guard problem != nil else { return }
    scrollIntoView()
  }
}

extension UIView {
  /// Scrolls until the user can see the view, if it is in a scroll view.
  public func scrollIntoView() {
    let superviews = sequence(first: self, next: \.superview)
    guard let scrollView = superviews.lazy.compactMap({ $0 as? UIScrollView }).first else { return }
    scrollView.layoutIfNeeded()
    scrollView.scrollRectToVisible(
      convert(bounds, to: scrollView), animated: !UIAccessibility.isReduceMotionEnabled)
  }
}
