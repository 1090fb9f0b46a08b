import Redux
import UIKit

/// Runs the window: creates the store and the coordinator of the app.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var coordinator: AppCoordinator?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    let store = Store(initialState: AppState(), reducing: .main)
    let coordinator = AppCoordinator(store: store, services: .embedded())
    self.window = window
    self.coordinator = coordinator
    coordinator.start(in: window)
  }
}
