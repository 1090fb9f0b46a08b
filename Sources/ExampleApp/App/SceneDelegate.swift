import CoordinatorLinks
import Redux
import UIKit

/// Runs the window: makes the app, and passes links on to it.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private(set) var app: App?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let (window, app) = (UIWindow(windowScene: scene), App(launch: .current))
    (self.window, self.app) = (window, app)
    for activity in connectionOptions.userActivities { self.scene(scene, continue: activity) }
    let isLaunchedWithLink = Launch.current.link != nil
    open(connectionOptions.urlContexts, from: isLaunchedWithLink ? .commandLine : .customScheme)
    app.start(in: window, showsTravel: !Launch.current.isPlain)
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    open(URLContexts, from: .customScheme)
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    guard let link = userActivity.webpageURL else { return }
    app?.open(link.absoluteString, from: .universalLink)
  }

  func sceneWillEnterForeground(_ scene: UIScene) { app?.resume() }

  func sceneDidEnterBackground(_ scene: UIScene) { app?.suspend() }

  func sceneDidDisconnect(_ scene: UIScene) { app?.close() }

  private func open(_ contexts: Set<UIOpenURLContext>, from source: LinkSource) {
    for context in contexts { app?.open(context.url.absoluteString, from: source) }
  }
}
