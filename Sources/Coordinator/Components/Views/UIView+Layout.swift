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
  /// Whether the user has chosen one of the five largest text sizes, at which two texts seldom fit side by side.
  public var hasAccessibilityTextSize: Bool {
    #if os(iOS)
      traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    #else
      false
    #endif
  }

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
    nameContentScrollView(in: content)
  }

  /// Fills the view with a list below a header.
  ///
  /// On iOS, the header leaves at least two fifths of the height to the list, and shortens its notices for that.
  public func fill(with list: UIScrollView, below header: [UIView]) {
    fill(with: UIStackView(column: header + [list]))
    #if os(iOS)
      let room = list.heightAnchor.constraint(
        greaterThanOrEqualTo: safeAreaLayoutGuide.heightAnchor, multiplier: 0.4)
      room.priority = UILayoutPriority(rawValue: 999)
      room.isActive = true
    #endif
  }

  /// Tells UIKit which scroll view the bars follow: their edges, and a tap on the status bar.
  ///
  /// UIKit finds only a scroll view that is itself the first subview. Below a header, it is next to the lower
  /// bars only.
  private func nameContentScrollView(in content: UIView) {
    guard let page = next as? UIViewController else { return }
    if let scrollView = content as? UIScrollView {
      page.setContentScrollView(scrollView)
    } else if let list = (content as? UIStackView)?.arrangedSubviews.last as? UIScrollView {
      page.setContentScrollView(list, for: .bottom)
    }
  }

  /// Adds a column of readable width, which scrolls if it is taller than the screen.
  public func fill(withScrolling column: UIStackView) {
    scroll(column)

    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: readableContentGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: readableContentGuide.trailingAnchor),
    ])
  }

  /// Adds a column of readable width in the middle of the screen, which scrolls if it is taller.
  public func fill(withCentered column: UIStackView) {
    let page = UIView()
    column.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(column)
    let scrollView = scroll(page, margin: 0)
    let height = scrollView.safeAreaLayoutGuide.heightAnchor
    let room = page.heightAnchor.constraint(greaterThanOrEqualTo: height)
    // Without it, nothing would keep the page from being higher.
    let noMore = page.heightAnchor.constraint(equalTo: height)
    noMore.priority = UILayoutPriority(rawValue: 1)

    NSLayoutConstraint.activate([
      room, noMore,
      page.leadingAnchor.constraint(equalTo: readableContentGuide.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: readableContentGuide.trailingAnchor),
      column.centerYAnchor.constraint(equalTo: page.centerYAnchor),
      column.topAnchor.constraint(greaterThanOrEqualTo: page.topAnchor),
      column.bottomAnchor.constraint(lessThanOrEqualTo: page.bottomAnchor),
      column.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: page.trailingAnchor),
    ])
  }

  /// Adds content that scrolls if it is taller than the screen; the caller constrains its width.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - margin: The space above and below the content, in points.
  /// - Returns: The scroll view.
  @discardableResult public func scroll(_ content: UIView, margin: CGFloat = 16) -> UIScrollView {
    let scrollView = FormScrollView()
    scrollView.keyboardDismissMode = .interactive
    fill(with: scrollView)
    content.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(content)
    let (guide, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)

    NSLayoutConstraint.activate([
      guide.widthAnchor.constraint(equalTo: frame.widthAnchor),
      content.topAnchor.constraint(equalTo: guide.topAnchor, constant: margin),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -margin),
    ])
    return scrollView
  }
}

/// A scroll view that keeps the text that the user edits above the keyboard.
///
/// UIKit scrolls to a text field, but not to a text view in another scroll view.
private final class FormScrollView: UIScrollView {
  private var height: CGFloat = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    let shrinks = bounds.height < height
    height = bounds.height
    if shrinks { showCaret() }
  }

  #if os(iOS)
    private var typing: Task<Void, Never>?

    override func didMoveToWindow() {
      super.didMoveToWindow()
      typing?.cancel()
      typing = window.map { _ in
        Task { [weak self] in
          let name = UITextView.textDidChangeNotification
          for await _ in NotificationCenter.default.notifications(named: name).map({ _ in }) {
            self?.showCaret()
          }
        }
      }
    }
  #endif

  /// Scrolls to the line that the user edits: the whole text may be taller than the room above the keyboard.
  private func showCaret() {
    guard let text = editedText(in: self) else { return }
    var line = text.bounds
    #if os(iOS)
      if let text = text as? UITextView, let end = text.selectedTextRange?.end {
        // UIKit hasn't scrolled the text yet, and has no rectangle for some positions.
        let caret = text.caretRect(for: end).intersection(text.bounds)
        if !caret.isNull, !caret.isInfinite { line = caret }
      }
    #endif
    scrollRectToVisible(text.convert(line, to: self), animated: false)
  }

  private func editedText(in view: UIView) -> UIView? {
    view.subviews.lazy.compactMap { $0.isFirstResponder ? $0 : self.editedText(in: $0) }.first
  }
}
