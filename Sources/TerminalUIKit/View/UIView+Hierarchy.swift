public import Foundation

extension UIView {
  /// The value that says that content asks for no size on an axis.
  public static var noIntrinsicMetric: CGFloat { -1 }

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
  func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
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
