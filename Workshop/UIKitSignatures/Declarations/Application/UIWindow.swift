// uikit/uiwindowscene, from memory
@MainActor open class UIWindowScene: UIScene {
  open var keyWindow: UIWindow? { get }
}

// uikit/uiwindowscenedelegate
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

// Optional requirements in UIKit.
extension UIWindowSceneDelegate {
  public var window: UIWindow? { get set }
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

// uikit/uiwindow
@_inheritsConvenienceInitializers @MainActor open class UIWindow: UIView {
  public init(windowScene: UIWindowScene)
  public override init(frame: CGRect)
  public required init?(coder: NSCoder)
  open weak var windowScene: UIWindowScene? { get set }
  open var rootViewController: UIViewController? { get set }
  open func makeKeyAndVisible()

  // uikit/uiwindow/sendevent(_:)
  open func sendEvent(_ event: UIEvent)
}

// uikit/uievent
@MainActor open class UIEvent: NSObject {
  open var type: UIEvent.EventType { get }
}

// uikit/uievent/eventtype
extension UIEvent {
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }
}
