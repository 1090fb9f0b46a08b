import Coordinator
import CoordinatorUIKit
import Redux
import UIKit

/// A person in front of a model room, on a screen without a terminal.
@MainActor final class AppUser {
  /// What the person runs.
  struct App {
    let store = Store(initialState: AppState(), reducing: .main)
  }

  let screen = TerminalScreen(columns: 80, rows: 24)
  let app = App()
  private let coordinator: any ScreenCoordinator
  private let window: UIWindow

  /// Shows the room that a link ends with.
  init(at link: String, services: Services = Services()) throws {
    let room: AppMap.Screen = link.hasSuffix("://items") ? .items : .home
    let context = ScreenContext(
      appearance: Appearance(room, in: .tab(room == .items ? .items : .home)), store: app.store,
      services: services, effects: EffectScope(store: app.store))
    coordinator =
      switch room {
      case .home: HomeCoordinator(context: context)
      case .items: ItemsCoordinator(context: context)
      }
    window = UIWindow(windowScene: screen.windowScene)
    coordinator.start()
    window.rootViewController = UINavigationController(
      rootViewController: coordinator.anyViewController)
    window.makeKeyAndVisible()
  }
}

extension ScreenCoordinator {
  fileprivate var anyViewController: UIViewController { viewController }
}
