public import Foundation

extension UIView {
  /// The intrinsic size of a view that has none along an axis.
  public static var noIntrinsicMetric: CGFloat { -1 }

  /// Returns whether the view is the given one or inside it.
  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  /// Converts a point to the coordinates of another view, or of the window if that is nil.
  func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let from = originInRoot
    let target = view?.originInRoot ?? .zero
    return CGPoint(x: point.x + from.x - target.x, y: point.y + from.y - target.y)
  }

  /// Converts a rectangle to the coordinates of another view, or of the window if that is nil.
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
