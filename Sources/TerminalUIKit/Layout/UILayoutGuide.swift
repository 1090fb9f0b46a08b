public import Foundation

/// A rectangle of a view that constraints can speak of, with nothing to draw.
@MainActor open class UILayoutGuide: NSObject {
  /// What places the guide besides the constraints on it.
  enum Role {
    case safeArea, margins, readable, content, frame, keyboard
  }

  let role: Role

  /// The view that the guide belongs to.
  public private(set) weak var owningView: UIView?

  /// The guide's place in its view, as the last layout left it.
  open internal(set) var layoutFrame = CGRect.zero

  init(role: Role, of view: UIView) {
    self.role = role
    owningView = view
    super.init()
  }
}
