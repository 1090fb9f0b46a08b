import Foundation

/// Covers the window with the view of a presented view controller, and draws the frame of a sheet.
@MainActor final class PresentationView: UIView {
  private(set) weak var presentation: UIPresentationController?

  init(_ presentation: UIPresentationController) {
    self.presentation = presentation
    super.init(frame: .zero)
    guard let presented = presentation.presented else { return }
    presented.view.layoutState.isRoot = true
    addSubview(presented.view)
  }

  required init?(coder: NSCoder) { nil }

  var presented: UIViewController? { presentation?.presented }

  override func layoutSubviews() {
    let inset = isFramed ? UIEdgeInsets(top: 16, left: 8, bottom: 16, right: 8) : .zero
    presented?.viewIfLoaded?.frame = box.inset(by: inset)
    // An alert chooses between a row and a column of buttons by the width of the screen.
    if presented is UIAlertController { presented?.viewIfLoaded?.setNeedsLayout() }
  }

  override func handle(_ key: TerminalKey, _ modifiers: TerminalModifiers) -> Bool {
    if key == .character("+") || key == .character("-") {
      return hasSeveralRests && moveSheet(by: key == .character("+") ? 1 : -1)
    }
    guard key == .escape, let presentation, presentation.canUserDismiss else { return false }
    presentation.dismissByUser()
    return true
  }

  /// Whether the sheet can be dragged to another height.
  private var hasSeveralRests: Bool {
    guard presentation?.style.isSheet == true, let sheet = presentation?.sheet else { return false }
    return sheet.rests(in: detentContext).count > 1
  }

  private func moveSheet(by step: Int) -> Bool {
    setNeedsLayout()
    return presentation?.sheet?.moveByUser(by: step, in: detentContext) ?? false
  }

  override var keyHints: [TerminalKeyHint] {
    let canLeave = presentation?.canUserDismiss ?? false
    let hints = canLeave ? [TerminalKeyHint("Esc", .close)] : []
    return hasSeveralRests ? hints + [TerminalKeyHint("+-", .height)] : hints
  }

  override func handleTap(at point: CGPoint) -> Bool {
    guard !box.contains(point) else { return true }
    if let alert = presented as? UIAlertController {
      alert.tappedBeside()
    } else if let presentation, presentation.canUserDismiss {
      presentation.dismissByUser()
    }
    return true
  }

  override func draw(on canvas: inout TerminalCanvas, in rect: TerminalRect, clip: TerminalRect) {
    guard isFramed else { return canvas.fill(rect, .background, clip: clip) }
    canvas.fade(rect, clip: clip)
    let frame = TerminalRect(box.offsetBy(dx: 0, dy: CGFloat(rect.origin.row * 16)))
    canvas.eraseScraps(beside: frame)
    canvas.fill(frame, .background, clip: clip)
    canvas.drawBox(frame, title: title, clip: clip)
    if presentation?.style.isSheet == true, presentation?.sheet?.prefersGrabberVisible == true {
      drawMark("━━", column: frame.origin.column + frame.size.columns / 2 - 1, frame, &canvas, clip)
    }
    drawArrow(of: frame, on: &canvas, clip)
  }

  private func drawMark(
    _ mark: String, column: Int, row: Int? = nil, _ frame: TerminalRect,
    _ canvas: inout TerminalCanvas, _ clip: TerminalRect
  ) {
    let point = TerminalPoint(column: column, row: row ?? frame.origin.row)
    canvas.write(mark, at: point, style: TerminalStyle(foreground: .secondary), clip: clip)
  }

  /// Draws the arrow of a popover in the edge that is next to its source.
  private func drawArrow(
    of frame: TerminalRect, on canvas: inout TerminalCanvas, _ clip: TerminalRect
  ) {
    guard presentation?.style == .popover,
      let popover = presentation as? UIPopoverPresentationController, popover.hasArrow,
      let source = popover.sourceFrame(in: self)
    else { return }
    let columns = frame.columns.dropFirst().dropLast()
    let column = max(columns.lowerBound, min(Int(source.midX / 8), columns.upperBound - 1))
    if box.minY >= source.maxY {
      drawMark("▴", column: column, frame, &canvas, clip)
    } else if box.maxY <= source.minY {
      drawMark("▾", column: column, row: frame.rows.upperBound - 1, frame, &canvas, clip)
    }
  }

  /// Joins the separators that cross the page to its frame.
  override func drawOver(on canvas: inout TerminalCanvas, in rect: TerminalRect, clip: TerminalRect)
  {
    let frame = TerminalRect(box).intersection(canvas.bounds)
    guard isFramed, frame.size.columns > 2 else { return }
    let style = TerminalStyle(foreground: .separator)
    let left = frame.origin.column
    let right = frame.columns.upperBound - 1
    for row in frame.rows.dropFirst().dropLast() where canvas[row, left + 1].text == "─" {
      canvas.write("├", at: TerminalPoint(column: left, row: row), style: style, clip: clip)
      canvas.write("┤", at: TerminalPoint(column: right, row: row), style: style, clip: clip)
    }
  }

  /// The title of a page that has no navigation bar to show it.
  private var title: String? {
    presented is UINavigationController || presented is UIAlertController ? nil : presented?.title
  }
}

extension TerminalCanvas {
  mutating func drawBox(_ rect: TerminalRect, title: String?, clip: TerminalRect) {
    guard rect.size.columns > 1, rect.size.rows > 1 else { return }
    let style = TerminalStyle(foreground: .separator)
    let line = String(repeating: "─", count: rect.size.columns - 2)
    let bottom = TerminalPoint(column: rect.origin.column, row: rect.rows.upperBound - 1)
    write("╭\(line)╮", at: rect.origin, style: style, clip: clip)
    write("╰\(line)╯", at: bottom, style: style, clip: clip)
    for row in rect.rows.dropFirst().dropLast() {
      write("│", at: TerminalPoint(column: rect.origin.column, row: row), style: style, clip: clip)
      write(
        "│", at: TerminalPoint(column: rect.columns.upperBound - 1, row: row), style: style,
        clip: clip)
    }
    guard let title, !title.isEmpty else { return }
    let words = " \(TerminalText.truncate(title, columns: max(1, rect.size.columns - 6))) "
    let start = rect.origin.column + (rect.size.columns - TerminalText.width(words)) / 2
    write(
      words, at: TerminalPoint(column: start, row: rect.origin.row),
      style: TerminalStyle(isBold: true), clip: clip)
  }
}
