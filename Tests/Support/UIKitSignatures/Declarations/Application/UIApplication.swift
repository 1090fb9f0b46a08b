// uikit/uiapplication, from memory
@MainActor open class UIApplication: UIResponder {
  open class var shared: UIApplication { get }
  open var connectedScenes: Set<UIScene> { get }

  // uikit/uiapplication/open(_:options:completionhandler:)
  open func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil)
  open func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool

  // uikit/uiapplication/openexternalurloptionskey
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    public init(rawValue: String)
    public var rawValue: String { get }
  }
}

// uikit/uiapplicationshortcutitem
@MainActor open class UIApplicationShortcutItem: NSObject, Sendable {
  open var userInfo: [String: any NSSecureCoding]? { get }
}

// uikit/uiapplicationdelegate
@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  // uikit/uiapplicationdelegate/application(_:diddiscardscenesessions:)
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  )
}

// Optional requirements in UIKit.
extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  )
}

extension UIApplicationDelegate {
  @MainActor @preconcurrency public static func main()
}

// uikit/uipasteboard
open class UIPasteboard: NSObject {
  open class var general: UIPasteboard { get }
  open var string: String? { get set }
}

/// uikit/uiapplicationmain(_:_:_:_:)-1yub7
@discardableResult @MainActor public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32
