public import Foundation

/// A relation that the layout keeps: `first (=, ≤, ≥) multiplier × second + constant`.
@MainActor open class NSLayoutConstraint: NSObject {
  weak var first: (any LayoutItem)?
  weak var second: (any LayoutItem)?
  /// The view on which an active constraint is installed, the nearest that holds both items.
  weak var holder: UIView?
  let relatesToItem: Bool

  /// The attribute of the first item.
  public let firstAttribute: Attribute
  /// The attribute of the second item.
  public let secondAttribute: Attribute
  /// How the two sides relate.
  public let relation: Relation
  /// What the second attribute is multiplied by.
  public let multiplier: CGFloat

  /// A name that tells the constraint from others in a report.
  open var identifier: String?

  /// What is added to the second side, in points.
  open var constant: CGFloat {
    didSet { if constant != oldValue { holder?.setNeedsSolve() } }
  }

  /// How much the constraint matters.
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { holder?.setNeedsSolve() } }
  }

  /// The view or guide on the first side.
  open var firstItem: AnyObject? { first }

  /// The view or guide on the second side.
  open var secondItem: AnyObject? { second }

  /// Makes a constraint between attributes; the anchors of a view say the same in fewer words.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let first = view1 as? any LayoutItem
    precondition(
      first != nil, "A constraint's item was \(type(of: view1)). Pass a view or a layout guide.")
    self.init(
      first: first, attr1, relation, second: view2 as? any LayoutItem, attr2,
      multiplier: multiplier, constant: c)
  }

  init(
    first: (any LayoutItem)?, _ firstAttribute: Attribute, _ relation: Relation,
    second: (any LayoutItem)? = nil, _ secondAttribute: Attribute = .notAnAttribute,
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
