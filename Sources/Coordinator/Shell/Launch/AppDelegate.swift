import CoordinatorLinks

#if os(iOS)
  import BackgroundTasks
  import Foundation
  import Redux
  import UserNotifications
#endif

/// Has the app of this process, names the delegate of each window, and passes the events of the system on.
///
/// UIKit finds delegates by a name that a generic class doesn't have. So this class and ``SceneDelegate``
/// know the app only as ``WindowApp``.
final class AppDelegate: UIResponder, UIApplicationDelegate {
  /// Creates the app of this process.
  static var makeApp: (() -> any WindowApp)? { didSet { madeApp = nil } }
  private static var madeApp: (any WindowApp)?

  /// The app of this process, which is made when it is first needed.
  static var app: (any WindowApp)? {
    if madeApp == nil { madeApp = makeApp?() }
    return madeApp
  }

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    // Another display mirrors the device. A delegate there would take the app's window away.
    if session.role == .windowApplication { configuration.delegateClass = SceneDelegate.self }
    return configuration
  }

  /// Forgets the windows that the user has closed.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    for session in sceneSessions { Self.app?.forget(session) }
  }

  #if os(iOS)
    /// Registers for what may start the app, which has to happen before this returns, and follows the network.
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      UNUserNotificationCenter.current().delegate = self
      BackgroundRefresh.register { Self.app?.receive(.backgroundRefresh) }
      NetworkWatch.start { Self.app?.receive(.networkBecameAvailable) }
      return true
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
      Self.app?.receive(.memoryWarning)
    }

    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
      Self.app?.receive(.deviceUnlocked)
    }

    func application(
      _ application: UIApplication,
      didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
      let digits = deviceToken.map { byte in
        let digits = String(byte, radix: 16)
        return digits.count == 1 ? "0\(digits)" : digits
      }
      Self.app?.receive(.deviceTokenReceived(Secret(digits.joined())))
    }

    func application(
      _ application: UIApplication,
      didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {
      Self.app?.receive(.deviceTokenFailed(reason: error.localizedDescription))
    }

    func application(
      _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
      fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
      let work = Self.app?.receive(.notificationReceived(AppAction.values(userInfo)))
      Task {
        await work?.value
        completionHandler(.newData)
      }
    }

    func application(
      _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
      completionHandler: @escaping () -> Void
    ) {
      let work = Self.app?.receive(.transfersFinished(session: identifier))
      Task {
        await work?.value
        completionHandler()
      }
    }

    /// Puts the keys of the screen in front at the top of the menu View.
    ///
    /// Before iOS 26, UIKit shows them only while the user holds ⌘.
    override func buildMenu(with builder: any UIMenuBuilder) {
      super.buildMenu(with: builder)
      guard #available(iOS 26.0, *), builder.system == UIMenuSystem.main else { return }
      let keys = UIDeferredMenuElement.usingFocus(
        identifier: .screenKeys, shouldCacheItems: false)
      let group = UIMenu(options: .displayInline, children: [keys])
      builder.insertChild(group, atStartOfMenu: .view)
    }
  #endif
}

#if os(iOS)
  extension AppDelegate: UNUserNotificationCenterDelegate {
    /// Opens the link of a notification that the user tapped, in the window that the system brings to the front for it,
    /// and reports the answer.
    ///
    /// UIKit needs the completion handler called on the main thread, which the asynchronous form of this method
    /// doesn't promise.
    nonisolated func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
      let payload = response.notification.request.content.userInfo
      let isTap = response.actionIdentifier == UNNotificationDefaultActionIdentifier
      let link = isTap ? RawLink(payload: payload) : nil
      let scene = isTap ? response.targetScene : nil
      let event = AppAction.notificationAnswered(
        button: isTap ? nil : response.actionIdentifier, AppAction.values(payload))
      Task { @MainActor in
        if let scene { Self.app?.enter(scene.session) }
        if let link { Self.app?.open(link.text, from: .notification) }
        await Self.app?.receive(event).value
        completionHandler()
      }
    }
  }
#endif
