/// One place of the grid: a grapheme cluster and its style.
///
/// A wide cluster (`width` 2) is followed by an empty cell of `width` 0.
struct TerminalCell: Hashable, Sendable {
  static let blank = TerminalCell(text: " ", width: 1, style: TerminalStyle())

  var text: String
  var width: UInt8
  var style: TerminalStyle
}
