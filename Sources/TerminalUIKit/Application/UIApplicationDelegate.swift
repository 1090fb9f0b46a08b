public import Foundation

/// Follows the life of the app, and says which delegates its scenes have.
@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Makes the delegate.
  init()

  /// Says how a new scene is made.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
  /// A scene without a delegate, which shows nothing.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }

  /// Runs the app in the terminal, or prints its first settled screen where there is none.
  public static func main() {
    TerminalApplication.run(Self.self, launch: TerminalLaunch())
  }
}
