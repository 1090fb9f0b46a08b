public import Foundation

/// Follows the life cycle of a scene.
///
/// UIKit creates delegates by their class. Here that takes the requirement `init()`, which every
/// `NSObject` satisfies.
@MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// Creates the delegate.
  init()

  /// Called when the scene has been added to the app: the place to create its window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)

  /// Called when the app should open links.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)

  /// Called when the app should continue an activity, such as a universal link.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)

  /// Called when the user is about to leave the scene, perhaps for a moment: the place to hide what others
  /// shouldn't see. A terminal doesn't call it.
  func sceneWillResignActive(_ scene: UIScene)

  /// Called when the user can use the scene, first of all after it was connected.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// Called when the user has left the scene: the place to save data.
  func sceneDidEnterBackground(_ scene: UIScene)

  /// Called when the user comes back to the scene.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// Called when the scene has been removed from the app.
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
  public func sceneWillResignActive(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
}

/// Follows the life cycle of a scene with windows.
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {}
