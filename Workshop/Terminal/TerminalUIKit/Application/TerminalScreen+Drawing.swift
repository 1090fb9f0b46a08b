import Foundation

extension TerminalScreen {
  private static let smallest = TerminalSize(columns: 20, rows: 6)

  func drawn() -> TerminalCanvas {
    var canvas = TerminalCanvas(size: size)
    let all = TerminalRect(origin: TerminalPoint(column: 0, row: 0), size: size)
    guard size.columns >= Self.smallest.columns, size.rows >= Self.smallest.rows else {
      canvas.write(TerminalWord.tooSmall.text, at: all.origin, style: TerminalStyle(), clip: all)
      return canvas
    }
    for window in windowScene.windows { paint(window, at: .zero, clip: all, on: &canvas) }
    if isInteractive { paintKeys(on: &canvas) }
    return canvas
  }

  private func paint(
    _ view: UIView, at origin: CGPoint, clip: TerminalRect, on canvas: inout TerminalCanvas
  ) {
    guard view.isDrawn else { return }
    let rect = TerminalRect(CGRect(origin: origin, size: view.bounds.size))
    let isClipped = view.clipsToBounds || view.layoutState.isRoot
    let inner = isClipped ? clip.intersection(rect) : clip
    guard !inner.isEmpty else { return }
    view.draw(on: &canvas, in: rect, clip: clip)
    for child in view.subviews {
      let offset = CGPoint(
        x: origin.x + child.frame.minX - view.bounds.minX,
        y: origin.y + child.frame.minY - view.bounds.minY)
      paint(child, at: offset, clip: inner, on: &canvas)
    }
    view.drawOver(on: &canvas, in: rect, clip: clip)
    guard view === focus.view, let cursor = view.cursor(in: rect), inner.contains(cursor)
    else { return }
    canvas.cursor = cursor
  }
}

extension TerminalRect {
  /// Creates the rectangle of cells for one in points, snapping each edge so that neighbors meet.
  init(_ rect: CGRect) {
    let left = Self.snap(rect.minX / 8)
    let top = Self.snap(rect.minY / 16)
    self.init(
      column: left, row: top, columns: max(0, Self.snap(rect.maxX / 8) - left),
      rows: max(0, Self.snap(rect.maxY / 16) - top))
  }

  private static func snap(_ value: CGFloat) -> Int {
    Int((value + 0.5).rounded(.down))
  }
}
