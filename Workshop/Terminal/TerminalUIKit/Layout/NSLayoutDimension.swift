public import Foundation

/// A width or height.
@MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns a constraint that makes this length equal to a number of points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(first: item, attribute, .equal, constant: c)
  }

  /// Returns a constraint that makes this length at least a number of points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(first: item, attribute, .greaterThanOrEqual, constant: c)
  }

  /// Returns a constraint that makes this length at most a number of points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(first: item, attribute, .lessThanOrEqual, constant: c)
  }

  /// Returns a constraint that makes this length equal to a multiple of another.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, anchor, multiplier: m)
  }
}
