import Coordinator
import CoordinatorLinks
import CoordinatorUIKit
import Redux

/// A window that shows the app, or will: the app's coordinator, and its navigator once it has started.
@MainActor final class OpenWindow<App: AppType> {
  let coordinator: App.Main
  /// The window that shows the app.
  private(set) weak var window: UIWindow?
  /// What makes the window follow the state; nil before it is open.
  private(set) var navigator: Navigator<App.Map>?
  /// Waits for the UI to arrive where a link has led.
  private var following: Task<Void, Never>?

  private var context: AppContext<App> { coordinator.context }
  private var store: Store<App.State> { context.store }
  /// The screens that are alive.
  var screens: LiveScreens<App> { context.screens }

  init(_ context: AppContext<App>) { coordinator = App.Main(context) }

  /// Shows the user's location in the window, from now on.
  func start(in window: UIWindow) {
    self.window = window
    let navigator = coordinator.start(in: window)
    self.navigator = navigator
    store.observeOnMain { App.Main.locked($0) }.subscribe(with: navigator) { $0.setLocked($1) }
    navigator.open()
    store.observeOnMain(\.links.outcome).subscribe(with: self) { $0.follow($1) }
  }

  /// Lets the user continue where a link has led.
  private func follow(_ outcome: LinkAction<App.Map>?) {
    guard case .routed? = outcome, !store.isPaused, isWithUser else { return }
    following?.cancel()
    following = Task {
      await navigator?.settled()
      if !Task.isCancelled { navigator?.focusBesideList() }
    }
  }

  private var isWithUser: Bool {
    context.window == nil || store.read { $0.navigation.window } == context.window
  }

  /// Takes the screens out of the window; they end with this object.
  func leave(_ completion: @escaping @MainActor () -> Void) {
    // Without a window, the UI arrives nowhere any more.
    following?.cancel()
    guard let navigator else { return completion() }
    navigator.leaveWindow { [self] in withExtendedLifetime(self, completion) }
  }
}
