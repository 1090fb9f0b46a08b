/// Edges of a rectangle.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// The bits of the edges.
  public let rawValue: UInt

  /// Creates edges from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The lower edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
}

extension UIViewController {
  /// Sets the scroll view that the bars follow, which a terminal only keeps, for tests.
  public func setContentScrollView(_ scrollView: UIScrollView?) {
    for edge in [NSDirectionalRectEdge.top, .bottom] {
      setContentScrollView(scrollView, for: edge)
    }
  }

  /// Sets the scroll view that the bars at an edge follow, which a terminal only keeps, for tests.
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    contentScrollViews[edge.rawValue] = scrollView
  }

  /// Returns the scroll view that the bars at an edge follow.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews[edge.rawValue]
  }
}
