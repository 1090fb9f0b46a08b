public import Foundation

/// Follows the life of a scene.
///
/// UIKit makes delegates by their class; here that takes a requirement, which any `NSObject` fulfils.
@MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// Makes the delegate.
  init()

  /// Tells that the scene is there; the place to make its window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)

  /// Tells that links are to be opened.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)

  /// Tells that the user goes on with something from elsewhere.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)

  /// Tells that the user left the scene: the time to keep what must not be lost.
  func sceneDidEnterBackground(_ scene: UIScene)

  /// Tells that the scene is gone.
  func sceneDidDisconnect(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}

  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}

  /// Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}

  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
}
