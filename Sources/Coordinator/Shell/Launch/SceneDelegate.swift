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
  /// Hides the screen while the user is in the app switcher.
  private var cover: UIView?

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

  /// Covers the screen, of which the system takes a picture for the app switcher from now on.
  ///
  /// The cover lies in the app's own window, above what is presented, so the keyboard and the focus stay.
  public func sceneWillResignActive(_ scene: UIScene) {
    guard let window, cover == nil, let cover = app?.makeCover() else { return }
    self.cover = cover
    cover.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(cover)

    NSLayoutConstraint.activate([
      cover.topAnchor.constraint(equalTo: window.topAnchor),
      cover.bottomAnchor.constraint(equalTo: window.bottomAnchor),
      cover.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      cover.trailingAnchor.constraint(equalTo: window.trailingAnchor),
    ])
  }

  /// Shows the screen again.
  public func sceneDidBecomeActive(_ scene: UIScene) {
    cover?.removeFromSuperview()
    cover = nil
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
  /// Returns the view that hides the screen in the app switcher; nil if there is nothing to hide.
  func makeCover() -> UIView?
  /// Marks the start of a time in which the app may crash.
  func resume()
  /// Waits until all changes are on disk.
  func suspend()
  /// Saves pending changes, and lets another app have the file.
  func close()
}
