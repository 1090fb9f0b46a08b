/// An item that constraints can position: a view or a guide.
@MainActor public protocol TerminalLayoutItem: AnyObject {
  /// The view itself, or the view that owns the guide.
  var layoutView: UIView? { get }
}

extension UIView: TerminalLayoutItem {
  /// The view itself.
  public var layoutView: UIView? { self }
}

extension UILayoutGuide: TerminalLayoutItem {
  /// The view that owns the guide.
  public var layoutView: UIView? { owningView }
}

extension TerminalLayoutItem {
  /// The leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }

  /// The trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }

  /// The horizontal center.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }

  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }

  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }

  /// The vertical center.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }

  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
