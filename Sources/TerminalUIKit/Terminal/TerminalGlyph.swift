/// A box or block character as geometry, so that neighbours meet without a seam in any font.
enum TerminalGlyph: Hashable {
  /// Lines from the centre to the left, upper, right and lower edge.
  case lines(left: Bool, up: Bool, right: Bool, down: Bool, isHeavy: Bool)
  /// The rounded corner between two of these edges.
  case corner(right: Bool, down: Bool)
  /// Parts of the cell's box, in eighths, filled with some opacity.
  case blocks([Block], opacity: Double)

  struct Block: Hashable {
    let x, y, width, height: Int
  }

  init?(_ text: String) {
    guard let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1 else { return nil }
    switch scalar.value {
    case 0x2580...0x259F: self = Self.block(Int(scalar.value))
    case 0x2500...0x257F:
      guard let glyph = Self.boxes[scalar] else { return nil }
      self = glyph
    default: return nil
    }
  }

  private static let boxes: [Unicode.Scalar: TerminalGlyph] = {
    var boxes: [Unicode.Scalar: TerminalGlyph] = [
      "╭": .corner(right: true, down: true), "╮": .corner(right: false, down: true),
      "╰": .corner(right: true, down: false), "╯": .corner(right: false, down: false),
    ]
    // Each set lists the sixteen combinations of down, right, up and left as a binary number counts.
    let light = " ╴╵┘╶─└┴╷┐│┤┌┬├┼"
    let heavy = " ╸╹┛╺━┗┻╻┓┃┫┏┳┣╋"
    for (set, isHeavy) in [(light, false), (heavy, true)] {
      for (bits, scalar) in set.unicodeScalars.enumerated().dropFirst() {
        boxes[scalar] = .lines(
          left: bits & 1 != 0, up: bits & 2 != 0, right: bits & 4 != 0, down: bits & 8 != 0,
          isHeavy: isHeavy)
      }
    }
    return boxes
  }()

  private static func block(_ value: Int) -> TerminalGlyph {
    switch value {
    case 0x2580: solid(Block(x: 0, y: 0, width: 8, height: 4))
    case 0x2581...0x2588: solid(lower(value - 0x2580))
    case 0x2589...0x258F: solid(Block(x: 0, y: 0, width: 0x2590 - value, height: 8))
    case 0x2590: solid(Block(x: 4, y: 0, width: 4, height: 8))
    case 0x2591...0x2593: .blocks([lower(8)], opacity: Double(value - 0x2590) / 4)
    case 0x2594: solid(Block(x: 0, y: 0, width: 8, height: 1))
    case 0x2595: solid(Block(x: 7, y: 0, width: 1, height: 8))
    default: .blocks(quadrants(value), opacity: 1)
    }
  }

  private static func solid(_ block: Block) -> TerminalGlyph {
    .blocks([block], opacity: 1)
  }

  private static func lower(_ eighths: Int) -> Block {
    Block(x: 0, y: 8 - eighths, width: 8, height: eighths)
  }

  /// The quarters of ▖▗▘▙▚▛▜▝▞▟; the bits are upper left, upper right, lower left, lower right.
  private static func quadrants(_ value: Int) -> [Block] {
    let bits = [4, 8, 1, 13, 9, 7, 11, 2, 6, 14][value - 0x2596]
    return (0..<4).filter { bits & 1 << $0 != 0 }.map {
      Block(x: $0 % 2 * 4, y: $0 / 2 * 4, width: 4, height: 4)
    }
  }
}
