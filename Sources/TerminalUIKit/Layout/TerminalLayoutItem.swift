/// What a constraint can place: a view or a guide.
@MainActor public protocol TerminalLayoutItem: AnyObject {
  /// The view itself, or the one that the guide belongs to.
  var layoutView: UIView? { get }
}

extension UIView: TerminalLayoutItem {
  /// The view itself.
  public var layoutView: UIView? { self }
}

extension UILayoutGuide: TerminalLayoutItem {
  /// The view that the guide belongs to.
  public var layoutView: UIView? { owningView }
}

extension TerminalLayoutItem {
  /// The edge where reading starts.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }

  /// The edge where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }

  /// The middle from left to right.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }

  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }

  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }

  /// The middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }

  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
