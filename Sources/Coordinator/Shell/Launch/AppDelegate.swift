/// Names the delegate of each window.
///
/// UIKit finds delegates by a name that a generic class doesn't have. So this class and ``SceneDelegate``
/// know the app only as ``WindowApp``.
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    // Another display mirrors the device. A delegate there would run a second app on the same file.
    if session.role == .windowApplication { configuration.delegateClass = SceneDelegate.self }
    return configuration
  }

  #if os(iOS)
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

    /// Returns the entries for the keys of the screen in front.
    @available(iOS 26.0, *)
    override func provider(
      for deferredElement: UIDeferredMenuElement
    ) -> UIDeferredMenuElement.Provider? {
      guard deferredElement.identifier == .screenKeys else {
        return super.provider(for: deferredElement)
      }
      return UIDeferredMenuElement.Provider { $0(ScreenKeyTarget.inFront?.commands ?? []) }
    }
  #endif
}
