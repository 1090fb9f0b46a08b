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
}
