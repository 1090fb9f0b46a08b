import Foundation

extension AxisLayout {
  /// The greatest width at which text is easy to read, in points.
  private static var readableWidth: Double { 672 }

  mutating func makeSpan(of guide: UILayoutGuide) -> LayoutSpan {
    guard let view = guide.owningView else {
      return LayoutSpan(LinearExpression(), LinearExpression())
    }
    let whole = span(of: view)
    switch guide.role {
    case .safeArea: return whole
    case .margins: return inset(whole, by: view.layoutMargins)
    case .readable: return readable(inset(whole, by: view.layoutMargins))
    case .keyboard: return axis == .horizontal ? whole : LayoutSpan(whole.end, LinearExpression())
    case .content: return LayoutSpan(whole.origin, makeVariable(.nonNegative))
    case .frame: return shifted(whole, by: view.bounds.origin)
    }
  }

  func inset(_ span: LayoutSpan, by insets: UIEdgeInsets) -> LayoutSpan {
    axis == .horizontal
      ? span.inset(insets.left, insets.right) : span.inset(insets.top, insets.bottom)
  }

  private func shifted(_ span: LayoutSpan, by origin: CGPoint) -> LayoutSpan {
    let distance = axis == .horizontal ? origin.x : origin.y
    return LayoutSpan(span.origin + LinearExpression(constant: distance), span.length)
  }

  private mutating func readable(_ margins: LayoutSpan) -> LayoutSpan {
    guard axis == .horizontal else { return margins }
    let length = makeVariable(.nonNegative)
    let summary = { "<width of a readableContentGuide>" }
    let limit = LinearExpression(constant: Self.readableWidth)
    require(.atLeastZero(limit - length), because: summary)
    require(.atLeastZero(margins.length - length), because: summary)
    prefer(.zero(margins.length - length), .required - 1)
    return LayoutSpan(margins.middle - length * 0.5, length)
  }
}
