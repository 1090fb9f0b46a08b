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

  private var presented: UIViewController? { presentation?.presented }

  private var isFramed: Bool {
    presented.map { $0.modalPresentationStyle.isSheet || $0 is UIAlertController } ?? false
  }

  /// The outer edge of the frame around the presented view, in points.
  private var box: CGRect {
    guard let presented, isFramed else { return bounds }
    let size = boxSize(of: presented)
    let left = ((bounds.width - size.width) / 16).rounded(.down) * 8
    let top = ((bounds.height - size.height) / 32).rounded(.down) * 16
    return CGRect(origin: CGPoint(x: max(0, left), y: max(0, top)), size: size)
  }

  private func boxSize(of presented: UIViewController) -> CGSize {
    let wanted = presented.sheetSize
    guard wanted == .zero else {
      return CGSize(
        width: min(wanted.width + 16, bounds.width), height: min(wanted.height + 32, bounds.height))
    }
    let isForm = presented.modalPresentationStyle == .formSheet
    let height = min(isForm ? formSize.height : .infinity, bounds.height - 16)
    return CGSize(width: min(isForm ? formSize.width : 608, bounds.width), height: height)
  }

  private let formSize = CGSize(width: 480, height: 288)

  override func layoutSubviews() {
    let inset = isFramed ? UIEdgeInsets(top: 16, left: 8, bottom: 16, right: 8) : .zero
    presented?.viewIfLoaded?.frame = box.inset(by: inset)
  }

  override func handle(_ key: TerminalKey, _ modifiers: TerminalModifiers) -> Bool {
    guard key == .escape, let presentation, presentation.canUserDismiss else { return false }
    presentation.dismissByUser()
    return true
  }

  override var keyHints: [TerminalKeyHint] {
    let canLeave = presentation?.canUserDismiss ?? false
    return canLeave ? [TerminalKeyHint("Esc", "Close")] : []
  }

  override func handleTap(at point: CGPoint) -> Bool {
    if !box.contains(point), let presentation, presentation.canUserDismiss {
      presentation.dismissByUser()
    }
    return true
  }

  override func draw(on canvas: inout TerminalCanvas, in rect: TerminalRect, clip: TerminalRect) {
    guard isFramed else { return canvas.fill(rect, .background, clip: clip) }
    dim(rect, on: &canvas, clip: clip)
    let frame = TerminalRect(box.offsetBy(dx: 0, dy: CGFloat(rect.origin.row * 16)))
    canvas.fill(frame, .background, clip: clip)
    canvas.drawBox(frame, title: title, clip: clip)
  }

  /// Shows the page dimmed around an alert, and nothing around a sheet, which would leave only
  /// scraps.
  private func dim(_ rect: TerminalRect, on canvas: inout TerminalCanvas, clip: TerminalRect) {
    guard presented is UIAlertController else { return canvas.fill(rect, .grouped, clip: clip) }
    canvas.fade(rect, clip: clip)
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
