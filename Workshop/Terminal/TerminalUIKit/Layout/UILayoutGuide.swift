public import Foundation

/// A rectangle in a view that takes part in layout, but isn't drawn.
@MainActor open class UILayoutGuide: NSObject {
  /// The built-in guides of views.
  enum Role {
    case safeArea, margins, readable, content, frame, keyboard
  }

  let role: Role

  /// The view that owns the guide.
  public private(set) weak var owningView: UIView?

  /// The guide's frame in its view, as the last layout set it.
  open internal(set) var layoutFrame = CGRect.zero

  init(role: Role, of view: UIView) {
    self.role = role
    owningView = view
    super.init()
  }
}
