import CoordinatorUIKit
import Redux
import UIKit

/// A person in front of the model room, on a screen without a terminal.
@MainActor final class AppUser {
  /// What the person runs.
  struct App {
    let store = Store(initialState: AppState(), reducing: .main)
  }

  let screen = TerminalScreen(columns: 80, rows: 24)
  let app = App()
  private let coordinator: HomeCoordinator
  private let window: UIWindow

  /// Shows the room, whatever the link: there is nothing else.
  init(at link: String) throws {
    coordinator = HomeCoordinator(context: ScreenContext(store: app.store))
    window = UIWindow(windowScene: screen.windowScene)
    coordinator.start()
    window.rootViewController = UINavigationController(
      rootViewController: coordinator.viewController)
    window.makeKeyAndVisible()
  }
}
