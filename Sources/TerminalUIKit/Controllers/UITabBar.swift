import Foundation

/// The row at the bottom that leads to the main parts of the app.
@MainActor open class UITabBar: UIView {
  weak var controller: UITabBarController?

  /// One row, and one for the line above it where there is room.
  static func height(in bounds: CGRect) -> CGFloat { bounds.height > 13 * 16 ? 32 : 16 }

  /// What the bar offers.
  open var items: [UITabBarItem]? { controller?.viewControllers?.map(\.tabBarItem) }

  open override var canBecomeFocused: Bool { true }

  override var isTappable: Bool { true }

  override var keyHints: [TerminalKeyHint] { [TerminalKeyHint("←→", "Tab")] }

  override func handle(_ key: TerminalKey, _ modifiers: TerminalModifiers) -> Bool {
    guard let controller, let count = items?.count, count > 0 else { return false }
    switch key {
    case .left: controller.selectByUser((controller.selectedIndex + count - 1) % count)
    case .right: controller.selectByUser((controller.selectedIndex + 1) % count)
    case .enter, .character(" "): controller.selectByUser(controller.selectedIndex)
    default: return false
    }
    return true
  }

  override func handleTap(at point: CGPoint) -> Bool {
    let column = Int(point.x / 8)
    guard
      let index = slots(columns: Int(bounds.width / 8)).firstIndex(where: { $0.contains(column) })
    else { return true }
    controller?.selectByUser(index)
    return true
  }

  /// The columns of each item: equal shares, its words in the middle.
  private func slots(columns: Int) -> [Range<Int>] {
    let count = items?.count ?? 0
    return (0..<count).map { columns * $0 / count..<columns * ($0 + 1) / count }
  }

  override func draw(on canvas: inout TerminalCanvas, in rect: TerminalRect, clip: TerminalRect) {
    super.draw(on: &canvas, in: rect, clip: clip)
    let row = rect.rows.upperBound - 1
    if rect.size.rows > 1 {
      canvas.write(
        String(repeating: "─", count: rect.size.columns), at: rect.origin,
        style: TerminalStyle(foreground: .separator), clip: clip)
    }
    let slots = slots(columns: rect.size.columns)
    for (index, item) in (items ?? []).enumerated() {
      drawItem(item, at: index, in: slots[index], row: row, on: &canvas, rect: rect, clip: clip)
    }
  }

  private func drawItem(
    _ item: UITabBarItem, at index: Int, in slot: Range<Int>, row: Int,
    on canvas: inout TerminalCanvas, rect: TerminalRect, clip: TerminalRect
  ) {
    item.bar = self
    let isSelected = controller?.selectedIndex == index
    let words = slot.count < TerminalText.width(item.label) + 2 ? item.title ?? "" : item.label
    let label = TerminalText.truncate(words, columns: max(0, slot.count - 2))
    let width = TerminalText.width(label) + 2
    let area = TerminalRect(
      column: rect.origin.column + slot.lowerBound + (slot.count - width) / 2, row: row,
      columns: width, rows: 1)
    var style = TerminalStyle(foreground: isSelected ? tintColor.terminalColor : .secondary)
    style.isBold = isSelected
    if isSelected { canvas.fillPill(area, isFocused ? .normal : .fill, clip: clip) }
    let point = TerminalPoint(column: area.origin.column + 1, row: row)
    canvas.write(label, at: point, style: style, clip: clip)
    if isSelected, isFocused { canvas.markFocus(area.inside(ofCaps: true), clip: clip) }
  }
}
