import Foundation

/// Shows a button for each tab in the bottom row.
@MainActor open class UITabBar: UIView {
  weak var controller: UITabBarController?

  /// Returns one row, and a second one for the separator if there is room.
  static func height(in bounds: CGRect) -> CGFloat { bounds.height > 13 * 16 ? 32 : 16 }

  /// The items of the tabs.
  open var items: [UITabBarItem]? { controller?.viewControllers?.map(\.tabBarItem) }

  open override var canBecomeFocused: Bool { true }

  /// The next responder is the page shown, so that its keys work here as well.
  open override var next: UIResponder? { controller?.pageController ?? super.next }

  override var isTappable: Bool { true }

  override var keyHints: [TerminalKeyHint] { [TerminalKeyHint("←→", .tab)] }

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
    let slots = slots(columns: Int(bounds.width / 8))
    if let index = slots.firstIndex(where: { $0.columns.contains(column) }) {
      controller?.selectByUser(index)
    }
    return true
  }

  /// Returns the label and columns of each item: images with titles if all fit, otherwise titles,
  /// otherwise images.
  func slots(columns: Int) -> [(words: String, columns: Range<Int>)] {
    let items = items ?? []
    let pictures = items.map { $0.image?.glyph ?? String(($0.title ?? "").prefix(1)) }
    let ways = [items.map(\.label), items.map { $0.titleWithBadge ?? "" }]
    let words = ways.first { share(columns, among: $0) != nil } ?? pictures
    return Array(zip(words, share(columns, among: words) ?? []))
  }

  /// Returns equal shares if the labels fit, otherwise what each label needs and an equal part of
  /// the rest.
  private func share(_ columns: Int, among words: [String]) -> [Range<Int>]? {
    let count = words.count
    let needs = words.map { TerminalText.width($0) + 2 }
    let rest = columns - needs.reduce(0, +)
    guard rest >= 0 else { return nil }
    let isEven = needs.allSatisfy { $0 <= columns / count }
    let ends = (0..<count).map { index in
      isEven
        ? columns * (index + 1) / count
        : needs[...index].reduce(0, +) + rest * (index + 1) / count
    }
    return zip([0] + ends, ends).map { $0..<$1 }
  }

  override func draw(on canvas: inout TerminalCanvas, in rect: TerminalRect, clip: TerminalRect) {
    super.draw(on: &canvas, in: rect, clip: clip)
    if rect.size.rows > 1 {
      canvas.drawLine(row: rect.origin.row, columns: rect.columns, clip: clip)
    }
    for (index, slot) in slots(columns: rect.size.columns).enumerated() {
      items?[index].bar = self
      let width = TerminalText.width(slot.words) + 2
      let area = TerminalRect(
        column: rect.origin.column + slot.columns.lowerBound + (slot.columns.count - width) / 2,
        row: rect.rows.upperBound - 1, columns: width, rows: 1)
      draw(slot.words, isSelected: controller?.selectedIndex == index, on: &canvas, in: area, clip)
    }
  }

  private func draw(
    _ words: String, isSelected: Bool, on canvas: inout TerminalCanvas, in area: TerminalRect,
    _ clip: TerminalRect
  ) {
    var style = TerminalStyle(foreground: isSelected ? .accent : .secondary)
    style.isBold = isSelected
    if isSelected { canvas.fillPill(area, isFocused ? .normal : .fill, clip: clip) }
    let inside = area.inside(ofCaps: true)
    canvas.write(words, at: inside.origin, style: style, clip: clip)
    if isSelected, isFocused { canvas.markFocus(inside, clip: clip) }
  }
}
