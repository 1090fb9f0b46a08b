/// The position and length of an item along an axis.
struct LayoutSpan {
  var origin: LinearExpression
  var length: LinearExpression

  init(_ origin: LinearExpression, _ length: LinearExpression) {
    self.origin = origin
    self.length = length
  }

  var end: LinearExpression { origin + length }
  var middle: LinearExpression { origin + length * 0.5 }

  func inset(_ start: Double, _ end: Double) -> LayoutSpan {
    LayoutSpan(
      origin + LinearExpression(constant: start), length - LinearExpression(constant: start + end))
  }

  func part(_ attribute: NSLayoutConstraint.Attribute) -> LinearExpression {
    switch attribute {
    case .leading, .top: origin
    case .trailing, .bottom: end
    case .centerX, .centerY: middle
    case .width, .height: length
    case .notAnAttribute: LinearExpression()
    }
  }
}
