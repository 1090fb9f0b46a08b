// uikit/uiwindowscene, from memory
@MainActor open class UIWindowScene: UIScene {}

// uikit/uiwindowscenedelegate
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

// An optional requirement in UIKit.
extension UIWindowSceneDelegate {
  public var window: UIWindow? { get set }
}

// uikit/uiwindow
@_inheritsConvenienceInitializers @MainActor open class UIWindow: UIView {
  public init(windowScene: UIWindowScene)
  public override init(frame: CGRect)
  public required init?(coder: NSCoder)
  open var rootViewController: UIViewController? { get set }
  open func makeKeyAndVisible()
}
