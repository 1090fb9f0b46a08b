import Foundation

/// What a click or the wheel does.
extension TerminalScreen {
  func handle(_ mouse: TerminalMouse) {
    let hit = isListingKeys ? nil : activeView(at: mouse.point)
    switch mouse.action {
    case .press: press(hit, at: mouse.point)
    case .release where pressedView == nil: pressHint(at: mouse.point)
    case .release: release(hit, at: mouse.point)
    case .scrollUp where isListingKeys: scrollListedKeys(by: -3)
    case .scrollDown where isListingKeys: scrollListedKeys(by: 3)
    case .scrollUp: scroll(hit, by: -3)
    case .scrollDown: scroll(hit, by: 3)
    }
  }

  func hitTest(_ point: TerminalPoint) -> UIView? {
    guard let window = windowScene.keyWindow, point.row < size.rows - (isInteractive ? 1 : 0)
    else { return nil }
    return window.hitTest(point.center)
  }

  private func activeView(at point: TerminalPoint) -> UIView? {
    let hit = ignoresInteraction ? nil : hitTest(point)
    let moving = hit?.enclosing {
      ($0.viewController as? UINavigationController)?.isMoving == true
    }
    return moving == nil ? hit : nil
  }

  private func press(_ hit: UIView?, at point: TerminalPoint) {
    pressedView = hit
    pressedPoint = point
    let control = hit?.enclosing { $0.canBecomeFocused }
    let isInBar = hit?.enclosing { $0 is UINavigationBar || $0 is UITabBar } != nil
    if let control, !isInBar { focus.move(to: control.focusStop) }
    (control as? UIControl)?.isHighlighted = true
  }

  private func release(_ hit: UIView?, at point: TerminalPoint) {
    let pressed = pressedView
    pressedView = nil
    (pressed?.enclosing { $0.canBecomeFocused } as? UIControl)?.isHighlighted = false
    if let view = pressed?.enclosing(where: { $0 is UIScrollView }) as? UIScrollView,
      view.drag(from: pressedPoint, to: point)
    {
      return
    }
    guard let hit, hit === pressed, let window = hit.window else { return }
    _ = hit.enclosing { $0.handleTap(at: window.convert(point.center, to: $0)) }
  }

  private func scroll(_ hit: UIView?, by lines: Int) {
    _ = hit?.enclosing { $0.handleWheel(lines) }
  }
}

extension TerminalPoint {
  /// The center of the cell, in points, or a trace before it: a view that begins in the middle of a
  /// cell is drawn in the next one.
  var center: CGPoint { CGPoint(x: CGFloat(column) * 8 + 3.99, y: CGFloat(row) * 16 + 7.99) }
}
