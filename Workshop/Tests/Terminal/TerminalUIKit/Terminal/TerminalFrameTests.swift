import TestSupport
import Testing

@testable import TerminalUIKit

@Computing @Suite(.timeLimit(.minutes(30))) struct TerminalFrameTests {
  private let capabilities = TerminalCapabilities(depth: .full, theme: .dark)

  /// Returns the cells that a terminal should show for a canvas; a wide cluster looks like its
  /// first cell.
  private func picture(
    of canvas: TerminalCanvas, _ capabilities: TerminalCapabilities
  ) -> [[TerminalModel.Cell]] {
    (0..<canvas.size.rows).map { row in
      (0..<canvas.size.columns).map { column in
        let cell = canvas[row, column]
        let head = canvas[row, cell.width == 0 ? column - 1 : column]
        let pen = TerminalModel.Pen(TerminalPaint(head.style, capabilities))
        return TerminalModel.Cell(text: cell.text, width: Int(cell.width), pen: pen)
      }
    }
  }

  @Test(arguments: 0..<10)
  func `a terminal shows each canvas of any sequence`(seed: Int) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<40 {
      let capabilities = TerminalCapabilities(
        depth: random.pick(TerminalCapabilities.ColorDepth.allCases),
        theme: random.pick(TerminalTheme.allCases))
      var canvas = TerminalCanvas(size: TerminalSize(columns: 14, rows: 5))
      var model = TerminalModel(size: canvas.size)
      var shown: TerminalCanvas?
      for _ in 0..<5 {
        random.scribble(on: &canvas)

        model.apply(TerminalFrame.bytes(from: shown, to: canvas, capabilities: capabilities))

        #expect(model.cells == picture(of: canvas, capabilities))
        #expect(model.problems.isEmpty)
        #expect(!model.isSynchronized)
        #expect(model.isCursorShown == (canvas.visibleCursor != nil))
        #expect(canvas.visibleCursor == nil || model.cursor == canvas.visibleCursor)
        shown = canvas
      }
    }
  }

  @Test(arguments: 0..<2)
  func `a canvas that is shown already takes no bytes`(seed: Int) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<25 {
      var canvas = TerminalCanvas(size: TerminalSize(columns: 14, rows: 5))
      random.scribble(on: &canvas)

      #expect(TerminalFrame.bytes(from: canvas, to: canvas, capabilities: capabilities).isEmpty)
    }
  }

  @Test func `a canvas of another size is drawn completely`() {
    let small = TerminalCanvas(size: TerminalSize(columns: 3, rows: 2))
    let large = TerminalCanvas(size: TerminalSize(columns: 4, rows: 2))

    let bytes = TerminalFrame.bytes(from: small, to: large, capabilities: capabilities)

    #expect(bytes == TerminalFrame.bytes(from: nil, to: large, capabilities: capabilities))
  }

  @Test func `a moved cursor takes only its own bytes`() {
    var old = TerminalCanvas(size: TerminalSize(columns: 9, rows: 3))
    old.cursor = TerminalPoint(column: 1, row: 1)
    var new = old
    new.cursor = TerminalPoint(column: 4, row: 2)

    let bytes = TerminalFrame.bytes(from: old, to: new, capabilities: capabilities)

    #expect(String(decoding: bytes, as: UTF8.self) == "\u{1B}[3;5H")
  }

  @Test func `a change of one cell is one short run`() {
    let old = TerminalCanvas(size: TerminalSize(columns: 9, rows: 3))
    var new = old
    new.write(
      "x", at: TerminalPoint(column: 4, row: 1), style: TerminalStyle(isBold: true),
      clip: new.bounds)

    let bytes = TerminalFrame.bytes(from: old, to: new, capabilities: capabilities)

    let run = "\u{1B}[?2026h\u{1B}[2;5H\u{1B}[1mx\u{1B}[22m\u{1B}[?2026l"
    #expect(String(decoding: bytes, as: UTF8.self) == run)
  }

  @Test(arguments: [nil, TerminalPoint(column: 7, row: 7)])
  func `a change of one row is at most a fiftieth of a frame`(cursor: TerminalPoint?) {
    var old = TerminalCanvas(size: TerminalSize(columns: 200, rows: 60))
    old.cursor = cursor
    var new = old
    for row in 0..<60 {
      let point = TerminalPoint(column: 0, row: row)
      let line = String(repeating: "Lorem ipsum dolor, ", count: 10) + "sit amet."
      old.write(line, at: point, style: TerminalStyle(), clip: old.bounds)
      new.write(
        row == 30 ? String(line.reversed()) : line, at: point, style: TerminalStyle(),
        clip: new.bounds)
    }

    let whole = TerminalFrame.bytes(from: nil, to: new, capabilities: capabilities)
    let change = TerminalFrame.bytes(from: old, to: new, capabilities: capabilities)

    #expect(!change.isEmpty)
    #expect(change.count * 50 <= whole.count)
  }
}
