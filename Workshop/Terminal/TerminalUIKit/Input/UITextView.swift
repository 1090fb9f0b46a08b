public import Foundation

/// A text on several lines, which breaks between words and scrolls, and which the user edits while it has the
/// focus.
///
/// Arrows move between its lines, and out of it at its ends; Home and End move within a line. The text is as high
/// as its constraints make it.
@MainActor open class UITextView: UIScrollView {
  private var line = TextLine()
  /// The column to which ↑ and ↓ return after shorter lines.
  private var wantedColumn: Int?
  private var showsCursor = false

  /// Is told what the user types.
  open weak var delegate: (any UITextViewDelegate)?
  /// The font of the text, which has no effect in a terminal.
  open var font: UIFont?
  /// Whether the font follows the user's text size, which a terminal does anyway.
  open var adjustsFontForContentSizeCategory = false
  /// The label of the Return key, shown in the help line.
  open var returnKeyType = UIReturnKeyType.default

  /// The color of the text.
  open var textColor: UIColor? {
    didSet { if textColor != oldValue { setNeedsDisplay() } }
  }

  /// Whether the user can edit the text, and not only scroll it.
  open var isEditable = true {
    didSet { if isEditable != oldValue { setNeedsDisplay() } }
  }

  /// The text; setting an equal one leaves the cursor where it is.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { line.text }
    set {
      guard line.text != newValue ?? "" else { return }
      line = TextLine(newValue ?? "")
      revealCursor()
    }
  }

  open override var canBecomeFirstResponder: Bool { isEditable }

  open override var canBecomeFocused: Bool { isEditable }

  override var isTappable: Bool { isEditable }

  /// The columns of the text, beside one for the mark of the focus and one for the cursor at the end.
  private var columns: Int { max(1, Int((bounds.width / 8).rounded()) - 2) }

  private var rows: [Range<Int>] { line.rows(columns: columns) }

  open override func layoutSubviews() {
    contentSize = CGSize(width: bounds.width, height: CGFloat(rows.count * 16))
    super.layoutSubviews()
    guard showsCursor else { return }
    showsCursor = false
    let cursor = CGRect(x: 0, y: CGFloat(line.place(in: rows).row * 16), width: 8, height: 16)
    reveal(cursor)
    scrollIntoView(cursor)
  }

  private func revealCursor() {
    showsCursor = true
    setNeedsLayout()
  }

  override func focusDidChange(_ isFocused: Bool) {
    super.focusDidChange(isFocused)
    if isFocused { revealCursor() } else { line.apply(.move(line.cursor, isSelecting: false)) }
  }

  override var keyHints: [TerminalKeyHint] {
    guard isFocused else { return [] }
    return [TerminalKeyHint("⏎", returnKeyType == .default ? .newLine : returnKeyType.word)]
  }

  override func handle(_ key: TerminalKey, _ modifiers: TerminalModifiers) -> Bool {
    guard isFocused, let edit = edit(for: key, modifiers) else { return false }
    let column = wantedColumn ?? line.place(in: rows).column
    perform(edit)
    if [.up, .down].contains(key) { wantedColumn = column }
    return true
  }

  private func edit(for key: TerminalKey, _ modifiers: TerminalModifiers) -> TextLine.Edit? {
    let rows = rows
    let place = line.place(in: rows)
    let isSelecting = modifiers.contains(.shift)
    func move(to row: Int, _ column: Int) -> TextLine.Edit {
      .move(line.position(row: row, column: column, in: rows), isSelecting: isSelecting)
    }
    switch key {
    case .enter: return .replace(line.selection, "\n")
    case .up where place.row > 0: return move(to: place.row - 1, wantedColumn ?? place.column)
    case .down where place.row + 1 < rows.count:
      return move(to: place.row + 1, wantedColumn ?? place.column)
    case .home where !modifiers.contains(.control): return move(to: place.row, 0)
    case .end where !modifiers.contains(.control): return move(to: place.row, .max)
    case .character(let letter) where modifiers.contains(.control):
      return lineEdit(for: letter) ?? line.edit(for: key, modifiers)
    default: return line.edit(for: key, modifiers)
    }
  }

  /// Returns the edit for a shortcut that is about the line between two line breaks.
  private func lineEdit(for letter: Character) -> TextLine.Edit? {
    let (characters, cursor) = (line.characters, line.cursor)
    let start = characters[..<cursor].lastIndex(of: "\n").map { $0 + 1 } ?? 0
    let end = characters[cursor...].firstIndex(of: "\n") ?? characters.count
    switch letter {
    case "a": return .move(start, isSelecting: false)
    case "e": return .move(end, isSelecting: false)
    // At the end of a line, it joins the next one, as in other terminals.
    case "k": return .replace(cursor..<(cursor == end ? min(end + 1, characters.count) : end), "")
    case "u": return .replace(start..<cursor, "")
    default: return nil
    }
  }

  override func handlePaste(_ text: String) -> Bool {
    guard isFocused else { return false }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let text = lines.map { TextLine.sanitised(String($0)) }.joined(separator: "\n")
    perform(.replace(line.selection, text))
    return true
  }

  override func handleTap(at point: CGPoint) -> Bool {
    guard becomeFirstResponder() else { return false }
    let row = min(max(0, Int((point.y / 16).rounded(.down))), rows.count - 1)
    let column = Int((point.x / 8).rounded(.down)) - 1
    perform(.move(line.position(row: row, column: column, in: rows), isSelecting: false))
    return true
  }

  /// Applies an edit, unless it changes the text and the delegate forbids that.
  private func perform(_ edit: TextLine.Edit) {
    let old = line.characters
    if case .replace(let range, let text) = edit {
      let start = String(old[..<range.lowerBound]).utf16.count
      let utf16 = NSRange(location: start, length: String(old[range]).utf16.count)
      let mayChange = delegate?.textView(self, shouldChangeTextIn: utf16, replacementText: text)
      guard mayChange ?? true else { return }
    }
    wantedColumn = nil
    line.apply(edit)
    revealCursor()
    if line.characters != old { delegate?.textViewDidChange(self) }
  }

  override func cursor(in rect: TerminalRect) -> TerminalPoint? {
    let place = line.place(in: rows)
    let point = TerminalPoint(
      column: rect.origin.column + 1 + min(place.column, columns),
      row: rect.origin.row + place.row - Int(contentOffset.y / 16))
    return rect.rows.contains(point.row) ? point : nil
  }

  override func draw(on canvas: inout TerminalCanvas, in rect: TerminalRect, clip: TerminalRect) {
    super.draw(on: &canvas, in: rect, clip: clip)
    let clip = clip.intersection(rect)
    let shown = rows.dropFirst(Int(contentOffset.y / 16)).prefix(rect.size.rows)
    for (row, range) in zip(rect.rows, shown) {
      draw(range, at: TerminalPoint(column: rect.origin.column + 1, row: row), on: &canvas, clip)
    }
    for row in rect.rows where isFocused {
      let start = TerminalPoint(column: rect.origin.column, row: row)
      canvas.write("▌", at: start, style: .init(foreground: .accent), clip: clip)
    }
    let end = TerminalRect(
      column: rect.origin.column, row: rect.rows.upperBound - 1, columns: rect.size.columns, rows: 1
    )
    if isEditable { canvas.restyle(end, clip: clip) { $0.isUnderlined = true } }
  }

  private func draw(
    _ range: Range<Int>, at start: TerminalPoint, on canvas: inout TerminalCanvas,
    _ clip: TerminalRect
  ) {
    let style = TerminalStyle(foreground: textColor?.terminalColor ?? .normal)
    canvas.write(String(line.characters[range]), at: start, style: style, clip: clip)
    let selected = line.selection.clamped(to: range)
    let before = line.width(range.lowerBound..<selected.lowerBound)
    let strip = TerminalRect(
      column: start.column + before, row: start.row, columns: line.width(selected), rows: 1)
    canvas.restyle(strip, clip: clip) { $0.isReversed = true }
  }
}

/// Is told what the user types in a text view, and may refuse it.
@MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns whether the user may replace a range of the text, counted in UTF-16, such as by a line break.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// Called when the user has changed the text.
  func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Returns true.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }

  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
}
