public import Foundation

/// Dots, one for each page.
@MainActor open class UIPageControl: UIControl {
  /// The number of pages.
  open var numberOfPages = 0 {
    didSet { if numberOfPages != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The page that is shown; setting it runs no actions.
  open var currentPage = 0 {
    didSet {
      currentPage = max(0, min(currentPage, max(0, numberOfPages - 1)))
      if currentPage != oldValue { setNeedsDisplay() }
    }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: max(0, numberOfPages * 2 - 1) * 8, height: 16)
  }

  open override var canBecomeFocused: Bool { isEnabled && numberOfPages > 1 }

  override var keyHints: [TerminalKeyHint] {
    isEnabled ? [TerminalKeyHint("←→", accessibilityLabel ?? TerminalWord.choose.text)] : []
  }

  override func handle(_ key: TerminalKey, _ modifiers: TerminalModifiers) -> Bool {
    guard isEnabled else { return false }
    switch key {
    case .left: choose(currentPage - 1)
    case .right: choose(currentPage + 1)
    default: return super.handle(key, modifiers)
    }
    return true
  }

  override func handleTap(at point: CGPoint) -> Bool {
    if isEnabled { choose(currentPage + (point.x < bounds.width / 2 ? -1 : 1)) }
    return true
  }

  override func activate() {}

  private func choose(_ page: Int) {
    let old = currentPage
    currentPage = page
    if currentPage != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  override func draw(on canvas: inout TerminalCanvas, in rect: TerminalRect, clip: TerminalRect) {
    super.draw(on: &canvas, in: rect, clip: clip)
    let dots = (0..<numberOfPages).map { $0 == currentPage ? "●" : "○" }.joined(separator: " ")
    let spare = max(0, rect.size.columns - TerminalText.width(dots))
    let point = TerminalPoint(column: rect.origin.column + spare / 2, row: rect.origin.row)
    var style = TerminalStyle(foreground: .secondary)
    style.isReversed = isFocused
    canvas.write(dots, at: point, style: style, clip: clip.intersection(rect))
  }
}
