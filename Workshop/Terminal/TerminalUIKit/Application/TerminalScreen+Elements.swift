import Foundation

/// The elements of the screen for a program that can't see it.
extension TerminalScreen {
  /// The elements of the topmost layer, in reading order.
  package var elements: [TerminalElement] {
    prepareForEvent()
    let elements = focusScope?.elements ?? []
    return elements.enumerated().map { ($0.offset, $0.element.frame, $0.element) }
      .sorted { ($0.1.minY, $0.1.minX, $0.0) < ($1.1.minY, $1.1.minX, $1.0) }
      .map(\.2)
  }

  /// Whether layouts and transitions are finished, whatever loads.
  package var isStill: Bool { transitionsInFlight.isEmpty && !isUpdateScheduled }

  /// Whether an activity indicator turns.
  package var isWaiting: Bool {
    windowScene.windows.contains { $0.isBusyInside(countingActivity: true) }
  }

  /// Whether a text field has the focus.
  package var isTypingText: Bool { isTyping }

  /// Whether that field shows no one what is typed.
  package var isTypingSecret: Bool { (focus.view as? UITextField)?.isSecureTextEntry == true }

  /// Returns the cell where a click reaches an element, which is scrolled into sight first; nil if it is covered.
  package func point(toClick element: TerminalElement) -> TerminalPoint? {
    if element.part == nil { element.view.scrollIntoView() }
    prepareForEvent()
    let frame = element.frame
    let point = TerminalPoint(column: Int(frame.midX / 8), row: Int(frame.midY / 16))
    guard let hit = hitTest(point), hit.isDescendant(of: element.view) else { return nil }
    return point
  }

  /// Returns whether a click on a cell does the same as one where an element is clicked.
  package func isClick(
    at point: TerminalPoint, sameAs elementPoint: TerminalPoint, on element: TerminalElement
  ) -> Bool {
    if element.role == .tab || element.role == .segment {
      let center = CGPoint(x: CGFloat(point.column * 8 + 4), y: CGFloat(point.row * 16 + 8))
      return element.frame.contains(center)
    }
    let target = hitTest(point)?.enclosing(where: \.isTappable)
    return target != nil && target === hitTest(elementPoint)?.enclosing(where: \.isTappable)
  }

  /// Scrolls a part of the screen by most of its height.
  ///
  /// - Returns: Whether it moved.
  package func scroll(_ view: UIView?, down: Bool) -> Bool {
    update()
    let page = focusScope?.pageController?.viewIfLoaded ?? focusScope
    let enclosing = view?.enclosing { $0 is UIScrollView } as? UIScrollView
    guard let scrolled = enclosing ?? page?.first(UIScrollView.self) else { return false }
    let lines = max(1, Int(scrolled.bounds.height / 16) - 1)
    defer { update() }
    return scrolled.scroll(by: down ? lines : -lines)
  }
}
