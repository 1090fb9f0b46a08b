/// An expression that is to be zero, or to be zero or more.
struct LinearRelation: Hashable {
  var expression: LinearExpression
  var isEquation: Bool

  static func zero(_ expression: LinearExpression) -> Self {
    Self(expression: expression, isEquation: true)
  }

  static func atLeastZero(_ expression: LinearExpression) -> Self {
    Self(expression: expression, isEquation: false)
  }
}
