import UIKit

// usernotifications/unnotificationresponse/targetscene
extension UNNotificationResponse {
  public var targetScene: UIScene? { get }
}
