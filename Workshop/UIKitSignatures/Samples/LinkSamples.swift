import CoordinatorLinks
import Foundation
import UIKit
import UserNotifications

/// The samples of the article “Links on iOS”, which must be in this file word for word.
final class LinkSamples: UIResponder, UIWindowSceneDelegate {
  static let shared = LinkSamples()

  var window: UIWindow?
  var received: (RawLink, LinkSource) -> Void = { _, _ in }

  func open(_ link: String, from source: LinkSource) {
    received(RawLink(link), source)
  }
}

extension LinkSamples {
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    guard let url = userActivity.webpageURL else { return }
    open(url.absoluteString, from: .universalLink)
  }

  /// Returns the activity of an address; keep it as the `userActivity` of the screen.
  func activity(of address: String) -> NSUserActivity {
    let activity = NSUserActivity(activityType: "com.example.sights.place")
    activity.webpageURL = URL(string: address)
    activity.isEligibleForHandoff = true
    return activity
  }
}

extension LinkSamples: UNUserNotificationCenterDelegate {
  nonisolated func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) {
    let link = RawLink(payload: response.notification.request.content.userInfo)
    Task { @MainActor in
      if let link { open(link.text, from: .notification) }
      completionHandler()
    }
  }
}

extension LinkSamples {
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    let link = shortcutItem.userInfo?["link"] as? String
    if let link { open(link, from: .inApp) }
    completionHandler(link != nil)
  }
}

@MainActor func openInBrowser(_ page: RawLink) async -> Bool {
  guard let url = URL(string: page.text) else { return false }
  return await UIApplication.shared.open(url)
}
