public import Foundation

/// Follows the app's life cycle, and chooses the delegates of its scenes.
@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Creates the delegate.
  init()

  /// Returns the configuration of a new scene.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Called when the user has closed scenes for good, which a terminal doesn't do.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
  /// Returns a configuration without a delegate, whose scene shows nothing.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }

  /// Does nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}

  /// Runs the app in the terminal, or prints its first settled screen if there is no terminal.
  ///
  /// Unless ``TerminalApplication/launch`` says how, the arguments of the command line do: a link, `--plain` and `--size`.
  public static func main() { TerminalApplication.run(Self.self) }
}
