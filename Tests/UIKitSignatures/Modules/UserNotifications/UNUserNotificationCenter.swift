// usernotifications/unusernotificationcenter
open class UNUserNotificationCenter: NSObject {}

// usernotifications/unusernotificationcenterdelegate, in its asynchronous form
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async
}

// usernotifications/unnotificationresponse
open class UNNotificationResponse: NSObject {
  open var notification: UNNotification { get }
}

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
