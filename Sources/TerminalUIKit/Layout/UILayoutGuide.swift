public import Foundation

/// A rectangle that constraints can speak of, with nothing to draw.
@MainActor open class UILayoutGuide: NSObject {
  /// What places the guide besides the constraints on it.
  enum Role {
    case none, safeArea, margins, readable, keyboard, content, frame
  }

  let role: Role

  /// The view that the guide belongs to.
  open internal(set) weak var owningView: UIView?

  /// A name that tells the guide from others.
  open var identifier = ""

  /// The guide's place in its view, as the last layout left it.
  open var layoutFrame: CGRect {
    guard role != .readable, let insets, let owningView else { return solvedFrame }
    return owningView.bounds.inset(by: insets)
  }
  var solvedFrame = CGRect.zero

  /// The distances from the view's edges, if the guide keeps such.
  var insets: UIEdgeInsets? {
    guard let view = owningView else { return nil }
    switch role {
    case .safeArea, .keyboard: return view.safeAreaInsets
    case .margins, .readable: return view.marginsWithinSafeArea
    case .frame: return .zero
    case .none, .content: return nil
    }
  }

  /// Makes a guide; add it to a view before using it.
  public override convenience init() {
    self.init(role: .none)
  }

  init(role: Role) {
    self.role = role
    super.init()
  }
}
