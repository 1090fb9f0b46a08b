import Coordinator
import CoordinatorLinks
import Redux
import UIKit

/// Runs the window: creates the store and the coordinator of the app, and passes links on.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let store = Store(initialState: AppState(), middleware: [intake], reducing: .main)
  private var coordinator: AppCoordinator?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    let coordinator = AppCoordinator(store: store, services: .embedded())
    self.window = window
    self.coordinator = coordinator
    coordinator.start(in: window)
    open(connectionOptions.urlContexts)
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    open(URLContexts)
  }

  private func open(_ contexts: Set<UIOpenURLContext>) {
    for context in contexts {
      let link = RawLink(context.url.absoluteString)
      store.dispatch(LinkAction<AppMap>.received(link, from: .customScheme))
    }
  }
}
