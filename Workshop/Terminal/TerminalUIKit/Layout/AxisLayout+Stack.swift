extension AxisLayout {
  /// The priority with which a stack fits its content, as on iOS.
  private static var fittingPriority: UILayoutPriority { .fittingSizeLevel - 1 }

  /// Adds the constraints that arrange the visible views of a stack.
  mutating func arrange(_ stack: UIStackView) {
    let whole = span(of: stack)
    prefer(.zero(whole.length), Self.fittingPriority)
    let isInset = stack.isLayoutMarginsRelativeArrangement
    let inner = isInset ? inset(whole, by: stack.layoutMargins) : whole
    let views = stack.arrangedSubviews.filter { !$0.isHidden }
    if stack.axis == axis {
      line(up: views, in: inner, of: stack)
    } else {
      for view in views { align(span(of: view), in: inner, of: stack) }
    }
  }

  private mutating func line(up views: [UIView], in inner: LayoutSpan, of stack: UIStackView) {
    guard let first = views.first, let last = views.last else { return }
    equate(span(of: first).origin, inner.origin, in: stack)
    var spread: LinearExpression?
    for (view, next) in zip(views, views.dropFirst()) {
      let (this, other) = (span(of: view), span(of: next))
      let gap = LinearExpression(constant: stack.spacing(after: view))
      let distance: LinearExpression
      switch stack.distribution {
      case .fill, .fillProportionally, .fillEqually:
        equate(other.origin, this.end + gap, in: stack)
        if stack.distribution == .fillEqually { equate(this.length, other.length, in: stack) }
        continue
      case .equalSpacing: distance = other.origin - this.end
      case .equalCentering: distance = other.middle - this.middle
      }
      keep(other.origin - this.end - gap, in: stack)
      if let spread { equate(distance, spread, in: stack) }
      spread = distance
    }
    equate(span(of: last).end, inner.end, in: stack)
  }

  private mutating func align(_ view: LayoutSpan, in inner: LayoutSpan, of stack: UIStackView) {
    let alignment = stack.alignment
    switch alignment {
    case .fill, .leading: equate(view.origin, inner.origin, in: stack)
    case .center: equate(view.middle, inner.middle, in: stack)
    case .trailing: equate(view.end, inner.end, in: stack)
    }
    if alignment == .fill { equate(view.length, inner.length, in: stack) }
    if alignment == .leading || alignment == .center { keep(inner.end - view.end, in: stack) }
    if alignment == .trailing { keep(view.origin - inner.origin, in: stack) }
  }

  private mutating func equate(
    _ left: LinearExpression, _ right: LinearExpression, in stack: UIStackView
  ) {
    require(.zero(left - right), because: summary(of: stack))
  }

  private mutating func keep(_ expression: LinearExpression, in stack: UIStackView) {
    require(.atLeastZero(expression), because: summary(of: stack))
  }

  private func summary(of stack: UIStackView) -> () -> String {
    { "<arrangement of \(NSLayoutConstraint.name(of: stack))>" }
  }
}
