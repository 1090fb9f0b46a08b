// uikit/uiapplication, from memory
@MainActor open class UIApplication: UIResponder {
  open class var shared: UIApplication { get }
  open var connectedScenes: Set<UIScene> { get }
  open var openSessions: Set<UISceneSession> { get }
  open var supportsMultipleScenes: Bool { get }

  // uikit/uiapplication/activatescenesession(for:errorhandler:)
  open func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil)

  // uikit/uiapplication/open(_:options:completionhandler:)
  open func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil)
  open func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool

  // uikit/uiapplication/registerforremotenotifications()
  open func registerForRemoteNotifications()

  // uikit/uiapplication/beginbackgroundtask(withname:expirationhandler:)
  nonisolated open func beginBackgroundTask(
    withName taskName: String?,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier
  nonisolated open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier)

  // uikit/uiapplication/launchoptionskey
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    public init(rawValue: String)
    public var rawValue: String { get }
  }

  // uikit/uiapplication/openexternalurloptionskey
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    public init(rawValue: String)
    public var rawValue: String { get }
  }
}

// uikit/uibackgroundtaskidentifier
public struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
  public init(rawValue: Int)
  public var rawValue: Int { get }
  public static let invalid: UIBackgroundTaskIdentifier
}

// uikit/uibackgroundfetchresult
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData = 0
}

// uikit/uiapplicationshortcutitem
open class UIApplicationShortcutItem: NSObject {
  open var type: String { get }
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

  // uikit/uiapplicationdelegate/application(_:didfinishlaunchingwithoptions:)
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  // uikit/uiapplicationdelegate/applicationdidreceivememorywarning(_:)
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  // uikit/uiapplicationdelegate/applicationprotecteddatadidbecomeavailable(_:)
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)

  // uikit/uiapplicationdelegate/application(_:didregisterforremotenotificationswithdevicetoken:)
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)

  // uikit/uiapplicationdelegate/application(_:didfailtoregisterforremotenotificationswitherror:)
  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error)

  // uikit/uiapplicationdelegate/application(_:didreceiveremotenotification:fetchcompletionhandler:)
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)

  // uikit/uiapplicationdelegate/application(_:handleeventsforbackgroundurlsession:completionhandler:)
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void)
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

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  public func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)

  public func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)

  public func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error)

  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)

  public func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void)
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
