import Redux
import UIKit
import UserNotifications

/// Asks the user for permission, and then the system for a token; a test passes its own closure.
struct NotificationClient: Sendable {
  var register: @Sendable () async throws -> Bool = {
    let center = UNUserNotificationCenter.current()
    let isAllowed = try await center.requestAuthorization(options: [.alert, .badge, .sound])
    if isAllowed { await UIApplication.shared.registerForRemoteNotifications() }
    return isAllowed
  }
}
