public import Foundation

/// Follows the life of the app, and says which delegates its scenes have.
@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Makes the delegate.
  init()

  /// Tells that the app has started.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Says how a new scene is made.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Tells that the app is about to end.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// Goes on.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// A scene without a delegate, which shows nothing.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }

  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}

  /// Runs the app in the terminal, or prints its first settled screen where there is none.
  public static func main() {
    TerminalApplication.run(Self.self, launch: TerminalLaunch())
  }
}
