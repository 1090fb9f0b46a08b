public import Foundation

/// A relation between two items: `first (=, ≤, ≥) multiplier × second + constant`.
@MainActor open class NSLayoutConstraint: NSObject {
  weak var first: (any TerminalLayoutItem)?
  weak var second: (any TerminalLayoutItem)?
  /// The view on which the constraint is installed while it is active: the nearest one that
  /// contains both items.
  weak var holder: UIView?
  let relatesToItem: Bool

  /// The attribute of the first item.
  let firstAttribute: Attribute
  /// The attribute of the second item.
  let secondAttribute: Attribute
  /// The relation between the two sides.
  let relation: Relation
  /// The factor of the second attribute.
  let multiplier: CGFloat

  /// The constant added to the second side, in points.
  open var constant: CGFloat {
    didSet { if constant != oldValue { holder?.setNeedsSolve() } }
  }

  /// The priority of the constraint.
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { holder?.setNeedsSolve() } }
  }

  init(
    first: (any TerminalLayoutItem)?, _ firstAttribute: Attribute, _ relation: Relation,
    second: (any TerminalLayoutItem)? = nil, _ secondAttribute: Attribute = .notAnAttribute,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    relatesToItem = second != nil
    super.init()
  }
}
