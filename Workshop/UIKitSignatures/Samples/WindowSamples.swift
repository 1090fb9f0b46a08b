import Coordinator
import CoordinatorLinks
import CoordinatorUIKit
import Redux
import UIKit

enum WindowMap: NavigationMap {
  enum Tab: CaseIterable, Codable, Sendable { case home }
  enum Screen: Hashable, Codable, Sendable { case home }

  static func root(of tab: Tab) -> Screen { .home }
}

struct WindowsState: StateType {
  var windows: [String: NavigationState<WindowMap>] = [:]

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case let action as Addressed<String>: windows[action.address]?.reduce(action.action)
    case WindowEvent.opened(let id):
      if windows[id] == nil { windows[id] = NavigationState(selectedTab: .home) }
    case WindowEvent.closed(let id): windows[id] = nil
    default: break
    }
  }
}

enum WindowEvent: ActionType {
  case opened(String)
  case closed(String)
}

enum WindowApp {
  static let store = Store(initialState: WindowsState(), reducing: .main)
}

@MainActor final class WindowScreenCoordinator: CoordinatorType {
  let viewController = UIViewController()

  func start() {}
}

@MainActor final class WindowCoordinator {
  private let id: String
  private let store: Store<WindowsState>
  private let driver: UIKitNavigationDriver<WindowMap>
  private let executor: NavigationExecutor<WindowMap>

  init(_ id: String, store: Store<WindowsState>) {
    self.id = id
    self.store = store
    store.dispatch(WindowEvent.opened(id))
    driver = UIKitNavigationDriver(
      item: { _ in UITabBarItem(title: "Home", image: nil, tag: 0) },
      report: { store.dispatch(Addressed($0, to: id)) },
      coordinator: { _ in WindowScreenCoordinator() })
    executor = NavigationExecutor(driver: driver) { print($0) }
  }

  func start(in window: UIWindow) {
    driver.changed = { [id, store, weak executor] in
      executor?.driverChanged(to: store.state.windows[id])
    }
    store.observeOnMain(\.windows[id]).subscribe(with: executor) { executor, place in
      if let place { executor.go(to: place) }
    }
    driver.attach(to: window)
  }

  func send(_ action: any ActionType) { store.dispatch(Addressed(action, to: id)) }
}

final class WindowSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var coordinator: WindowCoordinator?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    let coordinator = WindowCoordinator(session.persistentIdentifier, store: WindowApp.store)
    self.window = window
    self.coordinator = coordinator
    coordinator.start(in: window)
    self.scene(scene, openURLContexts: connectionOptions.urlContexts)
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    for context in contexts {
      let link = RawLink(context.url.absoluteString)
      coordinator?.send(LinkAction<WindowMap>.received(link, from: .customScheme))
    }
  }

  func sceneDidDisconnect(_ scene: UIScene) { coordinator = nil }
}

final class WindowAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didDiscardSceneSessions sessions: Set<UISceneSession>
  ) {
    for session in sessions {
      WindowApp.store.dispatch(WindowEvent.closed(session.persistentIdentifier))
    }
  }
}
