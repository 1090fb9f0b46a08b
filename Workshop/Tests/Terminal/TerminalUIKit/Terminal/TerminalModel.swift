@testable import TerminalUIKit

/// A model of a terminal, which shows the bytes of a frame as a real one would.
///
/// Like real ones, it disagrees about the width of unusual clusters, which a frame must survive.
struct TerminalModel {
  struct Pen: Hashable {
    var foreground = "39"
    var background = "49"
    var flags: Set<String> = []
  }

  struct Cell: Hashable {
    var text = "?"
    var width = 1
    var pen = Pen()
  }

  let size: TerminalSize
  private(set) var cells: [[Cell]]
  private(set) var pen = Pen()
  private(set) var cursor = TerminalPoint(column: 0, row: 0)
  private(set) var isCursorShown = true
  private(set) var isSynchronized = false
  private(set) var problems: [String] = []
  private var random = SplitMix64(seed: 0)

  init(size: TerminalSize) {
    self.size = size
    cells = Array(repeating: Array(repeating: Cell(), count: size.columns), count: size.rows)
  }

  mutating func apply(_ bytes: [UInt8]) {
    var rest = Substring(String(decoding: bytes, as: UTF8.self))
    while !rest.isEmpty {
      guard rest.hasPrefix("\u{1B}[") else {
        let text = rest.prefix { $0 != "\u{1B}" }
        for character in text { put(character) }
        rest = rest[text.endIndex...]
        continue
      }
      let body = rest.dropFirst(2)
      let parameters = body.prefix { !$0.isLetter }
      obey(String(parameters), body[parameters.endIndex])
      rest = body[parameters.endIndex...].dropFirst()
    }
  }

  mutating func select(_ parameters: String) {
    var rest = parameters.split(separator: ";")[...]
    while let code = rest.popFirst() {
      switch (code, Int(code) ?? 0) {
      case ("38", _): pen.foreground = color(code, &rest)
      case ("48", _): pen.background = color(code, &rest)
      case (_, 30...39), (_, 90...97): pen.foreground = String(code)
      case (_, 40...49), (_, 100...107): pen.background = String(code)
      case ("22", _): pen.flags.subtract(["1", "2"])
      case ("23", _), ("24", _), ("27", _): pen.flags.remove(String(code.last ?? "0"))
      case ("1", _), ("2", _), ("3", _), ("4", _), ("7", _): pen.flags.insert(String(code))
      default: problems.append("SGR \(code)")
      }
    }
    if parameters.isEmpty { pen = Pen() }
  }

  private func color(_ code: Substring, _ rest: inout ArraySlice<Substring>) -> String {
    let count = rest.first == "5" ? 2 : 4
    defer { rest = rest.dropFirst(count) }
    return ([code] + rest.prefix(count)).joined(separator: ";")
  }

  private mutating func obey(_ parameters: String, _ final: Character) {
    let numbers = parameters.split(separator: ";").compactMap { Int($0) }
    switch (final, parameters) {
    case ("m", _): select(parameters)
    case ("H", _) where numbers.count == 2:
      cursor = TerminalPoint(column: numbers[1] - 1, row: numbers[0] - 1)
    case ("G", _) where numbers.count == 1: cursor.column = numbers[0] - 1
    case ("J", "2"):
      let blank = Cell(text: " ", width: 1, pen: pen)
      cells = cells.map { $0.map { _ in blank } }
    case ("h", "?25"), ("l", "?25"): isCursorShown = final == "h"
    case ("h", "?2026"), ("l", "?2026"): isSynchronized = final == "h"
    default: problems.append("CSI \(parameters)\(final)")
    }
  }

  private mutating func put(_ character: Character) {
    guard let cluster = TerminalCluster(character), cluster.text == String(character),
      cursor.row < size.rows, cursor.column + cluster.width <= size.columns
    else { return problems.append("text \(character.unicodeScalars.map(\.value)) at \(cursor)") }
    let end = cursor.column + cluster.width
    for column in cursor.column..<end { erase(column) }
    cells[cursor.row][cursor.column] = Cell(text: cluster.text, width: cluster.width, pen: pen)
    if cluster.width == 2 { cells[cursor.row][end - 1] = Cell(text: "", width: 0, pen: pen) }
    let isUsual = cluster.text.utf8.count == 1 || "é漢字한│█…".contains(cluster.text)
    let step = isUsual ? cluster.width : Int.random(in: 1...3, using: &random)
    cursor.column = min(cursor.column + step, size.columns - 1)
  }

  /// Clears a cell, with both halves of a wide cluster.
  private mutating func erase(_ column: Int) {
    let blank = Cell(text: " ", width: 1, pen: pen)
    let head = cells[cursor.row][column].width == 0 ? column - 1 : column
    if cells[cursor.row][head].width == 2 { cells[cursor.row][head + 1] = blank }
    cells[cursor.row][head] = blank
  }
}

extension TerminalModel.Pen {
  init(_ paint: TerminalPaint) {
    let flags = [
      (paint.isBold, "1"), (paint.isDim, "2"), (paint.isItalic, "3"),
      (paint.isUnderlined, "4"),
      (paint.isReversed, "7"),
    ]
    self.flags = Set(flags.filter(\.0).map(\.1))
    foreground = paint.foreground.parameters(offset: 0)
    background = paint.background.parameters(offset: 10)
  }
}
