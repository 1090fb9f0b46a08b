/// The rectangle of neighboring cells in a picture, and the paths inside it.
struct TerminalPictureBox {
  private let left, top, right, bottom: Double

  init(row: Int, columns: Range<Int>) {
    left = Double(columns.lowerBound * TerminalPicture.cellWidth)
    right = Double(columns.upperBound * TerminalPicture.cellWidth)
    top = Double(row * TerminalPicture.cellHeight)
    bottom = top + Double(TerminalPicture.cellHeight)
  }

  /// The point where lines cross, moved by half a unit if the center lies between two pixels.
  private var center: (x: Double, y: Double) {
    ((left + right) / 2, (top + bottom) / 2 + 0.5)
  }

  func across(fromLeft: Bool, toRight: Bool) -> String {
    guard fromLeft || toRight else { return "" }
    return "M\(fromLeft ? left : center.x, center.y)H\(number: toRight ? right : center.x)"
  }

  func along(fromTop: Bool, toBottom: Bool) -> String {
    guard fromTop || toBottom else { return "" }
    return "M\(center.x, fromTop ? top : center.y)V\(number: toBottom ? bottom : center.y)"
  }

  func corner(toRight: Bool, toBottom: Bool) -> String {
    let radius = (right - left) / 2
    let turn = center.y + (toBottom ? radius : -radius)
    let end = toRight ? right : left
    return "M\(center.x, toBottom ? bottom : top)V\(number: turn)"
      + "Q\(center.x, center.y) \(end, center.y)"
  }

  func half(isLeft: Bool) -> String {
    let middle = (left + right) / 2
    let (x, width) = (isLeft ? left : middle, middle - left)
    return "M\(x, top)h\(number: width)v\(number: bottom - top)H\(number: x)Z"
  }
}

extension DefaultStringInterpolation {
  fileprivate mutating func appendInterpolation(number value: Double) {
    appendLiteral(value == value.rounded() ? "\(Int(value))" : "\(value)")
  }

  fileprivate mutating func appendInterpolation(_ x: Double, _ y: Double) {
    appendInterpolation(number: x)
    appendLiteral(" ")
    appendInterpolation(number: y)
  }
}
