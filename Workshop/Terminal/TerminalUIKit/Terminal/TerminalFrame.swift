/// The bytes that make a terminal show a canvas.
///
/// Between frames the terminal uses the plain style, and its cursor is where the canvas has it. So
/// a frame depends only on two canvases, and a small change takes few bytes.
struct TerminalFrame {
  private let capabilities: TerminalCapabilities
  private let old: TerminalCanvas?
  private let new: TerminalCanvas
  private var bytes: [UInt8] = []
  private var style = TerminalStyle()
  private var paint = TerminalPaint.plain
  private var isCursorShown: Bool
  /// The position of the terminal's cursor, if it is certain.
  private var row: Int?
  private var column: Int?

  /// Returns no bytes if both canvases look alike, and all cells without an old canvas of the same
  /// size.
  static func bytes(
    from old: TerminalCanvas?, to new: TerminalCanvas, capabilities: TerminalCapabilities
  ) -> [UInt8] {
    let old = old?.size == new.size ? old : nil
    var frame = TerminalFrame(from: old, to: new, capabilities)
    frame.draw()
    return frame.bytes
  }

  private init(
    from old: TerminalCanvas?, to new: TerminalCanvas, _ capabilities: TerminalCapabilities
  ) {
    self.capabilities = capabilities
    self.old = old
    self.new = new
    isCursorShown = old.map { $0.visibleCursor != nil } ?? true
    if old != nil { paint = TerminalPaint(style, capabilities) }
  }

  private mutating func draw() {
    if old == nil {
      begin()
      append("\u{1B}[m")
      changePaint()
      append("\u{1B}[2J")
    }
    for row in 0..<new.size.rows { drawRow(row) }
    let isPainted = !bytes.isEmpty
    use(TerminalStyle())
    parkCursor()
    if isPainted { append("\u{1B}[?2026l") }
  }

  private mutating func drawRow(_ row: Int) {
    for column in new.changedColumns(row: row, from: old) {
      let cell = new[row, column]
      guard cell.width > 0 else { continue }
      begin()
      move(to: TerminalPoint(column: column, row: row))
      use(cell.style)
      append(cell.text)
      let next = column + Int(cell.width)
      self.column = cell.isPredictable && next < new.size.columns ? next : nil
    }
  }

  /// Encloses the frame in marks that make the terminal show it in one piece.
  private mutating func begin() {
    guard bytes.isEmpty else { return }
    append("\u{1B}[?2026h")
    if isCursorShown { append("\u{1B}[?25l") }
    isCursorShown = false
  }

  private mutating func parkCursor() {
    guard let cursor = new.visibleCursor else {
      if isCursorShown { append("\u{1B}[?25l") }
      return
    }
    guard !bytes.isEmpty || old?.visibleCursor != cursor else { return }
    move(to: cursor)
    if !isCursorShown { append("\u{1B}[?25h") }
  }

  private mutating func move(to point: TerminalPoint) {
    if row != point.row {
      append("\u{1B}[\(point.row + 1);\(point.column + 1)H")
    } else if column != point.column, !writeThrough(to: point) {
      append("\u{1B}[\(point.column + 1)G")
    }
    row = point.row
    column = point.column
  }

  /// Repeats the characters in between, if that is shorter than moving the cursor.
  private mutating func writeThrough(to point: TerminalPoint) -> Bool {
    guard let column, (1...4).contains(point.column - column) else { return false }
    let between = (column..<point.column).map { new[point.row, $0] }
    guard between.allSatisfy({ $0.style == style && $0.text.utf8.count == 1 }) else { return false }
    for cell in between { append(cell.text) }
    return true
  }

  private mutating func use(_ style: TerminalStyle) {
    guard self.style != style else { return }
    self.style = style
    changePaint()
  }

  private mutating func changePaint() {
    let next = TerminalPaint(style, capabilities)
    let parameters = next.parameters(from: paint)
    paint = next
    guard !parameters.isEmpty else { return }
    append("\u{1B}[\(parameters.joined(separator: ";"))m")
  }

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }
}
