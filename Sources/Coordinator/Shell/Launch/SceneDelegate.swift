public import CoordinatorLinks
import Foundation

/// Runs the window: makes the app, and passes links on to it.
public final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// Creates the app of this process.
  static var makeApp: (() -> any WindowApp)?
  /// The link on the command line, or among the arguments that Xcode passes.
  static var firstLink: String?

  /// The window of the app.
  public var window: UIWindow?
  /// The app, once its window is connected.
  public private(set) var app: (any WindowApp)?

  /// Creates the app, and shows it in its window.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene, let app = Self.makeApp?() else { return }
    let window = UIWindow(windowScene: scene)
    (self.window, self.app) = (window, app)
    for activity in connectionOptions.userActivities { self.scene(scene, continue: activity) }
    self.scene(scene, openURLContexts: connectionOptions.urlContexts)
    if let link = Self.firstLink { app.open(link, from: .commandLine) }
    Self.firstLink = nil
    app.start(in: window)
  }

  /// Opens links with the app's own scheme.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    for context in URLContexts { app?.open(context.url.absoluteString, from: .customScheme) }
  }

  /// Opens a universal link.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    guard let link = userActivity.webpageURL else { return }
    app?.open(link.absoluteString, from: .universalLink)
  }

  /// Marks the start of a time in which the app may crash.
  public func sceneWillEnterForeground(_ scene: UIScene) { app?.resume() }

  /// Saves everything, because the system may end the app from now on.
  public func sceneDidEnterBackground(_ scene: UIScene) { app?.suspend() }

  /// Lets another app have the file.
  public func sceneDidDisconnect(_ scene: UIScene) { app?.close() }
}

/// An app as its window knows it; see ``RunningApp``.
@MainActor public protocol WindowApp: AnyObject {
  /// Shows the app, and its tools, in a window.
  func start(in window: UIWindow)
  /// Opens a link, or says why it can't.
  func open(_ link: String, from source: LinkSource)
  /// Marks the start of a time in which the app may crash.
  func resume()
  /// Waits until all changes are on disk.
  func suspend()
  /// Saves pending changes, and lets another app have the file.
  func close()
}
