// uikit/uicontextualaction
@MainActor open class UIContextualAction: NSObject, Sendable {
  // uikit/uicontextualaction/handler-swift.typealias
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  public convenience init(
    style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualAction.Handler)
  open var handler: UIContextualAction.Handler { get }
  open var title: String?

  // uikit/uicontextualaction/style-swift.enum, from memory
  public enum Style: Int, Sendable {
    case normal = 0
    case destructive = 1
  }
}

// uikit/uiswipeactionsconfiguration
@MainActor open class UISwipeActionsConfiguration: NSObject, Sendable {
  public convenience init(actions: [UIContextualAction])
  open var actions: [UIContextualAction] { get }
}
