// usernotifications/unusernotificationcenter
open class UNUserNotificationCenter: NSObject {
  open class func current() -> UNUserNotificationCenter
  weak open var delegate: (any UNUserNotificationCenterDelegate)? { get set }
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool
}

// usernotifications/unauthorizationoptions
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public init(rawValue: UInt)
  public var rawValue: UInt { get }
  public static var badge: UNAuthorizationOptions { get }
  public static var sound: UNAuthorizationOptions { get }
  public static var alert: UNAuthorizationOptions { get }
}

// usernotifications/unusernotificationcenterdelegate
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void)
}

// Optional requirements in UserNotifications.
extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void)
}

// usernotifications/unnotificationresponse
open class UNNotificationResponse: NSObject {
  open var notification: UNNotification { get }
  open var actionIdentifier: String { get }
}

// usernotifications/unnotificationdefaultactionidentifier
public let UNNotificationDefaultActionIdentifier: String

// usernotifications/unnotification
open class UNNotification: NSObject {
  open var request: UNNotificationRequest { get }
}

// usernotifications/unnotificationrequest
open class UNNotificationRequest: NSObject {
  open var content: UNNotificationContent { get }
}

// usernotifications/unnotificationcontent
open class UNNotificationContent: NSObject {
  open var userInfo: [AnyHashable: Any] { get }
}
