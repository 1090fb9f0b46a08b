import Foundation

/// Computes frames from constraints.
///
/// Widths are solved first, so that the heights of labels are known when heights are solved, and
/// both systems stay small.
@MainActor enum LayoutEngine {
  /// Sets the frames of the views below the root that have constraints.
  static func layOut(_ root: UIView) {
    let region = LayoutRegion(root: root)
    guard !region.isEmpty else { return }
    let (horizontal, vertical) = solve(
      region, width: .fixed(root.bounds.width), height: .fixed(root.bounds.height))
    for view in region.views where region.places(view) {
      let frame = frame(of: view, in: view.superview, horizontal, vertical)
      if view.frame != frame { view.frame = frame }
    }
    for view in region.views {
      for guide in view.viewLayout.standardGuides.values {
        guide.layoutFrame = frame(of: guide, in: view, horizontal, vertical)
      }
    }
  }

  /// Returns the size that fits a view's constraints.
  static func fittingSize(
    of view: UIView, width: LayoutLength, height: LayoutLength
  ) -> CGSize {
    let (horizontal, vertical) = solve(LayoutRegion(root: view), width: width, height: height)
    return frame(of: view, in: nil, horizontal, vertical).size
  }

  private static func solve(
    _ region: LayoutRegion, width: LayoutLength, height: LayoutLength
  ) -> (AxisLayout, AxisLayout) {
    let horizontal = AxisLayout(.horizontal, region, rootLength: width)
    let vertical = AxisLayout(.vertical, region, rootLength: height) { item in
      place(of: item, in: nil, horizontal).length
    }
    return (horizontal, vertical)
  }

  private static func frame(
    of item: any TerminalLayoutItem, in parent: UIView?, _ horizontal: AxisLayout,
    _ vertical: AxisLayout
  ) -> CGRect {
    let (x, width) = place(of: item, in: parent, horizontal)
    let (y, height) = place(of: item, in: parent, vertical)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  private static func place(
    of item: any TerminalLayoutItem, in parent: UIView?, _ layout: AxisLayout
  ) -> (origin: CGFloat, length: CGFloat) {
    guard let span = layout.solvedSpan(of: item) else { return layout.lastPlace(of: item) }
    let start = parent.flatMap(layout.solvedSpan)?.origin ?? LinearExpression()
    return (layout.value(of: span.origin - start), layout.value(of: span.length))
  }
}

/// The length of a layout's root along an axis: its frame's, or one that fits its content.
enum LayoutLength {
  case fixed(CGFloat)
  case preferred(CGFloat, UILayoutPriority)

  var isFixed: Bool {
    switch self {
    case .fixed: true
    case .preferred(_, let priority): priority == .required
    }
  }

  var value: CGFloat {
    switch self {
    case .fixed(let length), .preferred(let length, _): length
    }
  }
}
