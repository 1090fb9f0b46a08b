public import Foundation

/// An edge, center or length of a view or guide, which creates constraints.
///
/// The type parameter prevents constraints between a horizontal anchor and a vertical one or a
/// length.
@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let item: any TerminalLayoutItem
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: any TerminalLayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    super.init()
  }

  /// Returns a constraint that makes this anchor equal to another.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.equal, anchor)
  }

  /// Returns a constraint that makes this anchor greater than or equal to another.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor)
  }

  /// Returns a constraint that makes this anchor less than or equal to another.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor)
  }

  /// Returns a constraint that makes this anchor equal to another plus a distance in points.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, anchor, constant: c)
  }

  /// Returns a constraint that makes this anchor at least another plus a distance in points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, constant: c)
  }

  /// Returns a constraint that makes this anchor at most another plus a distance in points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, constant: c)
  }

  func relate(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      first: item, attribute, relation, second: anchor.item, anchor.attribute,
      multiplier: multiplier, constant: constant)
  }
}

/// A horizontal edge or center.
@MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// A vertical edge or center.
@MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
