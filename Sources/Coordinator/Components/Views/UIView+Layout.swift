extension UIStackView {
  /// Stacks views from top to bottom.
  public convenience init(column views: [UIView], spacing: CGFloat = 0) {
    self.init(arrangedSubviews: views)
    axis = .vertical
    self.spacing = spacing
  }

  /// Puts views side by side.
  public convenience init(row views: [UIView], spacing: CGFloat = 16) {
    self.init(arrangedSubviews: views)
    self.spacing = spacing
  }
}

extension UIView {
  /// Puts the view between margins as wide as a table row's.
  public func withMargins() -> UIStackView {
    let stack = UIStackView(column: [self])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    return stack
  }

  /// Adds a view that fills this one, except where the keyboard covers it.
  ///
  /// On iOS, scrolling content extends under the bars, and UIKit insets it. The terminal's bars are
  /// opaque, so there it ends at them.
  public func fill(with content: UIView) {
    content.translatesAutoresizingMaskIntoConstraints = false
    addSubview(content)
    #if os(iOS)
      keyboardLayoutGuide.usesBottomSafeArea = false
      let top = content is UIScrollView ? topAnchor : safeAreaLayoutGuide.topAnchor
    #else
      let top = safeAreaLayoutGuide.topAnchor
    #endif

    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: top),
      content.leadingAnchor.constraint(equalTo: leadingAnchor),
      content.trailingAnchor.constraint(equalTo: trailingAnchor),
      content.bottomAnchor.constraint(equalTo: keyboardLayoutGuide.topAnchor),
    ])
  }

  /// Adds a column of readable width, which scrolls if it is taller than the screen.
  public func fill(withScrolling column: UIStackView) {
    scroll(column)

    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: readableContentGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: readableContentGuide.trailingAnchor),
    ])
  }

  /// Adds content that scrolls if it is taller than the screen; the caller constrains its width.
  public func scroll(_ content: UIView) {
    let scrollView = UIScrollView()
    scrollView.keyboardDismissMode = .interactive
    fill(with: scrollView)
    content.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(content)
    let (guide, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)

    NSLayoutConstraint.activate([
      guide.widthAnchor.constraint(equalTo: frame.widthAnchor),
      content.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -16),
    ])
  }
}
