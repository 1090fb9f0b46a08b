import AppShell
import Coordinator
import CoordinatorUIKit
import Redux
import ReduxRecording

/// Shows the inspector in a window in front of the app, until the user closes it.
///
/// While the app shows an earlier moment, the window is hidden, so that the user sees that moment.
@MainActor final class InspectorWindow {
  /// The scene of the window, which the system may disconnect while the app runs on.
  private(set) weak var scene: UIWindowScene?
  private let window: UIWindow
  private let coordinator: any CoordinatorType
  private var following: Task<Void, Never>?

  /// The inspector's page.
  var rootViewController: UIViewController? { window.rootViewController }

  /// Shows the inspector of an app from now on.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - scene: The scene to show it in.
  ///   - close: Called when the user closes the window, to let it go.
  init<App>(
    of app: RunningApp<App>, in scene: UIWindowScene, close: @escaping @MainActor () -> Void
  ) {
    self.scene = scene
    let coordinator = InspectorCoordinator<App>(
      app.store, directory: app.setup.launch.dataDirectory, date: app.services.date
    ) { [weak app] in app }
    self.coordinator = coordinator
    window = UIWindow(windowScene: scene)
    let viewController = coordinator.viewController
    viewController.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: localized("Close"), primaryAction: UIAction { _ in close() })
    window.rootViewController = UINavigationController(rootViewController: viewController)
    #if !os(iOS)
      window.onTerminalKeys("⎋", localized("Close")) { _ in close() }
    #endif
    coordinator.start()
    window.makeKeyAndVisible()
    guard let recorder = app.store.recorder else { return }
    let changes = recorder.changes
    following = Task { [weak self] in
      for await _ in changes { self?.show(recorder.travel == nil) }
    }
  }

  isolated deinit {
    following?.cancel()
    window.isHidden = true
  }

  private func show(_ isInPresent: Bool) {
    guard window.isHidden == isInPresent else { return }
    if isInPresent { window.makeKeyAndVisible() } else { window.isHidden = true }
  }
}

extension RunningApp {
  /// Shows the inspector in a window in front of the app, unless the app shows an earlier moment.
  func showInspector() {
    guard let inspection, let scene = window?.windowScene, !store.isTraveling,
      inspection.window?.scene !== scene
    else { return }
    inspection.window = InspectorWindow(of: self, in: scene) { [weak inspection] in
      inspection?.window = nil
    }
  }

  /// Whether the user sees the inspector, which also shows the future.
  package var showsInspector: Bool { inspection?.window != nil }

  /// Closes the window of the inspector, since the user goes on with the app.
  func closeInspector() { inspection?.window = nil }
}
