public import Foundation

extension UIView {
  /// The value that says that content asks for no size on an axis.
  public static var noIntrinsicMetric: CGFloat { -1 }

  /// The middle of the frame.
  public var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// The layout margins by reading direction.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      NSDirectionalEdgeInsets(
        top: layoutMargins.top, leading: layoutMargins.left, bottom: layoutMargins.bottom,
        trailing: layoutMargins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom,
        right: newValue.trailing)
    }
  }

  /// Puts a view just behind another.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertSubview(view, at: subviews.firstIndex { $0 === sibling } ?? 0)
  }

  /// Puts a view just in front of another.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insertSubview(view, at: (subviews.firstIndex { $0 === sibling } ?? subviews.count - 1) + 1)
  }

  /// Moves a subview in front of the others.
  public func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self, subviews.last !== view else { return }
    insertSubview(view, at: subviews.count)
  }

  /// Moves a subview behind the others.
  public func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self, subviews.first !== view else { return }
    insertSubview(view, at: 0)
  }

  /// Whether the view is the given one or inside it.
  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  /// Translates a point to the coordinates of another view, or of the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let from = originInRoot
    let target = view?.originInRoot ?? .zero
    return CGPoint(x: point.x + from.x - target.x, y: point.y + from.y - target.y)
  }

  /// Translates a rectangle to the coordinates of another view, or of the window.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  private var originInRoot: CGPoint {
    var origin = CGPoint.zero
    var view: UIView? = self
    while let current = view {
      origin.x += current.frame.minX - current.bounds.minX
      origin.y += current.frame.minY - current.bounds.minY
      view = current.superview
    }
    return origin
  }
}
