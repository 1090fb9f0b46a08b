import AppShell
import Coordinator
import CoordinatorUIKit

/// Shows the inspector in a window in front of the app, until the user closes it.
@MainActor final class InspectorWindow {
  private static var current: InspectorWindow?
  /// The scene of the window, which the system may disconnect while the app runs on.
  private weak var scene: UIWindowScene?
  private let window: UIWindow
  private let coordinator: any CoordinatorType

  private init<App>(_ coordinator: InspectorCoordinator<App>, in scene: UIWindowScene) {
    self.coordinator = coordinator
    self.scene = scene
    window = UIWindow(windowScene: scene)
    let viewController = coordinator.viewController
    viewController.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: localized("Close"), primaryAction: UIAction { _ in Self.close() })
    window.rootViewController = UINavigationController(rootViewController: viewController)
    #if !os(iOS)
      window.onTerminalKeys("⎋", localized("Close")) { _ in Self.close() }
    #endif
    coordinator.start()
    window.makeKeyAndVisible()
  }

  /// Shows the inspector of an app, unless its scene shows it already.
  static func show<App>(_ app: RunningApp<App>, in scene: UIWindowScene) {
    guard current?.scene !== scene else { return }
    close()
    current = InspectorWindow(
      InspectorCoordinator<App>(
        app.store, directory: app.setup.launch.dataDirectory, date: app.services.date
      ) { [weak app] in app },
      in: scene)
  }

  private static func close() {
    current?.window.isHidden = true
    current = nil
  }
}
