// uikit/uiscenesession
@MainActor open class UISceneSession: NSObject, Sendable {
  open var role: UISceneSession.Role { get }

  // uikit/uiscenesession/userinfo
  open var userInfo: [String: Any]? { get set }

  // uikit/uiscenesession/persistentidentifier
  open var persistentIdentifier: String { get }

  // uikit/uiscenesession/role-swift.struct, from memory
  public struct Role: Hashable, RawRepresentable, Sendable {
    public init(rawValue: String)
    public var rawValue: String { get }
    public static let windowApplication: UISceneSession.Role
  }
}

// uikit/uiscenesessionactivationrequest
public struct UISceneSessionActivationRequest: Hashable {
  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil)
  public init(
    session: UISceneSession, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil)
}

// uikit/uisceneconfiguration
@MainActor open class UISceneConfiguration: NSObject, Sendable {
  public init(name: String?, sessionRole: UISceneSession.Role)
  open var delegateClass: AnyClass? { get set }
}

// uikit/uiscene
@MainActor open class UIScene: UIResponder {
  open var delegate: (any UISceneDelegate)? { get set }
  open var session: UISceneSession { get }
  open var activationState: UIScene.ActivationState { get }

  // uikit/uiscene/activationstate-swift.enum
  public enum ActivationState: Int, Sendable {
    case foregroundActive = 0
  }

  // uikit/uiscene/activationrequestoptions
  @MainActor open class ActivationRequestOptions: NSObject, Sendable {}

  // uikit/uiscene/connectionoptions
  @MainActor open class ConnectionOptions: NSObject, Sendable {
    open var urlContexts: Set<UIOpenURLContext> { get }
    open var userActivities: Set<NSUserActivity> { get }
    open var shortcutItem: UIApplicationShortcutItem? { get }
  }
}

// uikit/uiopenurlcontext
@MainActor open class UIOpenURLContext: NSObject, Sendable {
  open var url: URL { get }
}

// uikit/uiscenedelegate
@MainActor public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

// Optional requirements in UIKit.
extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  public func sceneDidDisconnect(_ scene: UIScene)
  public func sceneDidBecomeActive(_ scene: UIScene)
  public func sceneWillResignActive(_ scene: UIScene)
  public func sceneDidEnterBackground(_ scene: UIScene)
  public func sceneWillEnterForeground(_ scene: UIScene)
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}
