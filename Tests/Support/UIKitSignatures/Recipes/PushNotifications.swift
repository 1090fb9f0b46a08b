import AppShell
import CoordinatorLinks
import Foundation
import Redux
import UserNotifications

@main enum Main {
  @MainActor static func main() {
    UNUserNotificationCenter.current().delegate = NotificationDelegate.shared
    NotesApp.main()
  }
}

@MainActor final class NotificationDelegate: NSObject, UNUserNotificationCenterDelegate {
  static let shared = NotificationDelegate()
  private var store: Store<NotesAppState>?
  private var waiting: RawLink?

  /// Called from `prepare(_:with:)` of the app.
  func connect(_ store: Store<NotesAppState>) {
    self.store = store
    if let link = waiting { open(link) }
    waiting = nil
  }

  private func open(_ link: RawLink) {
    guard let store else { return waiting = link }
    store.dispatch(LinkAction<NotesMap>.received(link, from: .notification))
  }

  nonisolated func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) {
    let link = RawLink(payload: response.notification.request.content.userInfo)
    Task { @MainActor in
      if let link { open(link) }
      completionHandler()
    }
  }
}
