extension TerminalScreen {
  /// Whether there is a field, whose text and problems are no part of the app's state, or not yet.
  package var hasFields: Bool { allViews.contains { $0 is UITextField || $0 is UITextView } }

  /// Returns the screen as text in a size, without what isn't a part of the state: the focus, the keys, and the
  /// distance that the user has scrolled, all of which is lost.
  package func portrait(columns: Int, rows: Int) -> String {
    isInteractive = false
    defer { isInteractive = true }
    resize(columns: columns, rows: rows)
    focus.move(to: nil)
    for view in allViews { (view as? UIScrollView)?.contentOffset = .zero }
    return text
  }

  private var allViews: [UIView] { windowScene.windows.flatMap { allViews(in: $0) } }

  private func allViews(in view: UIView) -> [UIView] {
    [view] + view.subviews.flatMap { allViews(in: $0) }
  }
}
