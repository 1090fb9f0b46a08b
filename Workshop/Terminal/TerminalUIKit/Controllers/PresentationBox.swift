import Foundation

extension PresentationView {
  /// Whether the view controller is shown in a box.
  var isFramed: Bool {
    guard let presentation else { return false }
    let style = presentation.style
    return style.isSheet || style == .popover || presented is UIAlertController
  }

  /// The outer edge of the box around the presented view, in points.
  var box: CGRect {
    guard let presented, let presentation, isFramed else { return bounds }
    let style = presentation.style
    if style == .popover { return popoverBox(of: presented, presentation) }
    if let alert = presented as? UIAlertController {
      let size = boxSize(around: alert.contentSize(onScreenOfWidth: bounds.width))
      return alert.preferredStyle == .alert ? centered(size) : atBottom(size)
    }
    return sheetBox(style, presentation)
  }

  /// Whether a rectangle of the window is at least partly behind the presented view.
  func covers(_ frame: CGRect) -> Bool { box.intersects(frame) }

  /// The room for a sheet and its detents.
  var detentContext: UISheetPresentationController.Context {
    // Half of fewer rows has no room for a page and its buttons.
    UISheetPresentationController.Context(
      maximum: bounds.height - 16, isCompactHeight: bounds.height < 320)
  }

  /// A page sheet is as high as its detent; a form sheet in the middle of a large screen isn't.
  private func sheetBox(
    _ style: UIModalPresentationStyle, _ presentation: UIPresentationController
  ) -> CGRect {
    let isForm = style == .formSheet && presentation.presented?.modalPresentationStyle == .formSheet
    if isForm {
      return centered(
        CGSize(width: min(480, bounds.width), height: min(320, bounds.height - 16)))
    }
    let context = detentContext
    let height = presentation.sheet?.height(in: context) ?? context.maximumDetentValue
    let size = CGSize(width: min(608, bounds.width), height: height)
    return height < context.maximumDetentValue ? atBottom(size) : centered(size)
  }

  private func popoverBox(
    of presented: UIViewController, _ presentation: UIPresentationController
  ) -> CGRect {
    let preferred = presented.preferredPopoverSize(onScreenOfWidth: bounds.width)
    let size = boxSize(around: preferred == .zero ? CGSize(width: 320, height: 192) : preferred)
    let popover = presentation as? UIPopoverPresentationController
    guard let popover, let source = popover.sourceFrame(in: self) else { return centered(size) }
    if !popover.hasArrow { return centered(size, on: source) }
    let below = source.maxY + size.height <= bounds.height
    let above = source.minY - size.height >= 0
    let top =
      below
      ? source.maxY : above ? source.minY - size.height : max(0, bounds.height - size.height)
    let left = ((source.midX - size.width / 2) / 8).rounded(.down) * 8
    return CGRect(
      origin: CGPoint(x: max(0, min(left, bounds.width - size.width)), y: top), size: size)
  }

  /// The box for content, no larger than the screen.
  private func boxSize(around content: CGSize) -> CGSize {
    CGSize(
      width: min(content.width + 16, bounds.width), height: min(content.height + 32, bounds.height))
  }

  private func centered(_ size: CGSize, on source: CGRect? = nil) -> CGRect {
    let source = source ?? bounds
    let left = ((2 * source.midX - size.width) / 16).rounded(.down) * 8
    let top = ((2 * source.midY - size.height) / 32).rounded(.down) * 16
    let end = CGPoint(x: bounds.width - size.width, y: bounds.height - size.height)
    let origin = CGPoint(x: max(0, min(left, end.x)), y: max(0, min(top, end.y)))
    return CGRect(origin: origin, size: size)
  }

  /// The box at the bottom of the screen, above the tab bar, of which it would leave scraps.
  private func atBottom(_ size: CGSize) -> CGRect {
    let bars = window?.subviews.prefix { !($0 is PresentationView) }.compactMap {
      $0.first(UITabBar.self)
    }
    let bottom = bounds.height - (bars?.last?.bounds.height ?? 0)
    return CGRect(
      origin: CGPoint(x: centered(size).minX, y: max(0, bottom - size.height)), size: size)
  }
}

extension UIViewController {
  /// The size that the view controller, or the page that it shows, wants in a popover.
  fileprivate func preferredPopoverSize(onScreenOfWidth width: CGFloat) -> CGSize {
    if let alert = self as? UIAlertController { return alert.contentSize(onScreenOfWidth: width) }
    guard preferredContentSize == .zero, let stack = self as? UINavigationController else {
      return preferredContentSize
    }
    return stack.topViewController?.preferredContentSize ?? .zero
  }
}
