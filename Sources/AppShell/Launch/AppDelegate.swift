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
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}
