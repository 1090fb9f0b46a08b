import Foundation

/// Shows a button for each tab in the bottom row.
@MainActor open class UITabBar: UIView {
  weak var controller: UITabBarController?

  /// Returns one row, and a second one for the separator if there is room.
  static func height(in bounds: CGRect) -> CGFloat { bounds.height > 13 * 16 ? 32 : 16 }

  /// The items of the tabs.
  open var items: [UITabBarItem]? { controller?.items }

  open override var canBecomeFocused: Bool { true }

  /// The next responder is the page shown, so that its keys work here as well.
  open override var next: UIResponder? { controller?.pageController ?? super.next }

  override var isTappable: Bool { true }

  override var keyHints: [TerminalKeyHint] { [TerminalKeyHint("←→", .tab)] }

  override func handle(_ key: TerminalKey, _ modifiers: TerminalModifiers) -> Bool {
    guard let controller, let count = items?.count, count > 0 else { return false }
    switch key {
    case .left: controller.selectByUser((controller.selectedPosition + count - 1) % count)
    case .right: controller.selectByUser((controller.selectedPosition + 1) % count)
    case .enter, .character(" "): controller.selectByUser(controller.selectedPosition)
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

  /// Returns the label and columns of each item: images with titles if all fit, otherwise titles, without their
  /// badges or shortened if need be, and images only where too little of a title would be left.
  func slots(columns: Int) -> [(words: String, columns: Range<Int>)] {
    let items = items ?? []
    let pictures = items.map { $0.image?.glyph ?? String(($0.title ?? "").prefix(1)) }
    let titles = items.map { $0.title ?? "" }
    let badged = items.map { $0.titleWithBadge ?? "" }
    let ways = [items.map(\.label), badged, titles, shortened(titles, columns: columns)]
    let words = ways.first { share(columns, among: $0) != nil } ?? pictures
    return Array(zip(words, share(columns, among: words) ?? []))
  }

  /// Returns the titles with the longest one shortened until all fit, but to no fewer than four columns.
  ///
  /// Several stumps say less than images.
  private func shortened(_ titles: [String], columns: Int) -> [String] {
    var most = titles.map(TerminalText.width)
    while true {
      let words = zip(titles, most).map { TerminalText.truncate($0, columns: $1) }
      guard zip(words, titles).count(where: !=) <= 1 else { return titles }
      if share(columns, among: words) != nil { return words }
      let longest = most.indices.reversed().max { most[$0] < most[$1] }
      guard let longest, most[longest] > 4 else { return titles }
      most[longest] -= 1
    }
  }

  /// Returns equal shares if the labels fit, otherwise what each label needs and an equal part of
  /// the rest; neighbors share the column between them where there are too few.
  private func share(_ columns: Int, among words: [String]) -> [Range<Int>]? {
    let count = words.count
    let widths = words.map(TerminalText.width)
    let isTight = widths.reduce(0) { $0 + $1 + 2 } > columns
    let needs = widths.map { $0 + (isTight ? 1 : 2) }
    let rest = columns - needs.reduce(isTight ? 1 : 0, +)
    guard rest >= 0 else { return nil }
    let isEven = !isTight && needs.allSatisfy { $0 <= columns / count }
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
      let isSelected = controller?.selectedPosition == index
      draw(slot.words, isSelected: isSelected, on: &canvas, in: area(of: slot, in: rect), clip)
    }
  }

  /// Returns the cells of an item, with one on each side.
  private func area(
    of slot: (words: String, columns: Range<Int>), in rect: TerminalRect
  ) -> TerminalRect {
    let width = TerminalText.width(slot.words) + 2
    return TerminalRect(
      column: rect.origin.column + slot.columns.lowerBound + (slot.columns.count - width) / 2,
      row: rect.rows.upperBound - 1, columns: width, rows: 1)
  }

  override func cursor(in rect: TerminalRect) -> TerminalPoint? {
    let slots = slots(columns: rect.size.columns)
    guard let index = controller?.selectedPosition, slots.indices.contains(index) else {
      return nil
    }
    return area(of: slots[index], in: rect).inside(ofCaps: true).origin
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
