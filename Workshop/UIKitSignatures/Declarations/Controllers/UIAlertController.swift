// uikit/uialertaction
@MainActor open class UIAlertAction: NSObject, Sendable {
  public convenience init(
    title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil)

  // uikit/uialertaction/title, from memory
  public var title: String? { get }

  // uikit/uialertaction/style-swift.enum, from memory
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }
}

// uikit/uialertcontroller
@_inheritsConvenienceInitializers @MainActor open class UIAlertController: UIViewController {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
  public required init?(coder: NSCoder)
  public convenience init(
    title: String?, message: String?, preferredStyle: UIAlertController.Style)
  open func addAction(_ action: UIAlertAction)

  // uikit/uialertcontroller/actions, from memory
  open var actions: [UIAlertAction] { get }

  // uikit/uialertcontroller/style
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }
}
