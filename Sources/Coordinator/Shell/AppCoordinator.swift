import Coordinator
import CoordinatorUIKit
import Foundation
import Redux

/// Creates the coordinator of each screen, and lets the UI follow the state.
@MainActor final class AppCoordinator<App: AppType> {
  private let store: Store<App.State>
  private let driver: UIKitNavigationDriver<App.Map>
  private let executor: NavigationExecutor<App.Map>
  private let effects = ScreenEffects<App>()

  /// The screens with running effects, one for each effect.
  var runningEffects: [String] { effects.running }
  /// The screens whose effects could still run, because their coordinators are alive.
  var livingScreens: [String] { effects.living }
  /// What the UI shows; nil without a window.
  var shown: NavigationState<App.Map>? { driver.shown }

  init(
    store: Store<App.State>, services: App.Services, directory: URL
  ) {
    self.store = store
    let user = ActionSource("user")
    let effects = effects
    driver = UIKitNavigationDriver(
      item: App.item(of:), containers: App.containers(),
      report: { store.dispatch($0, from: user) }, content: App.content(of:),
      coordinator: { id in
        var context = ScreenContext<App>(id, store: store, services: services)
        context.directory = directory
        effects.add(context)
        return App.coordinator(of: id.screen, context: context)
      })
    executor = NavigationExecutor(driver: driver, clock: services.clock) {
      store.dispatch(NavigationReport(incident: "\($0)"))
    }
  }

  /// Shows the user's location in the window, from now on.
  func start(in window: UIWindow) {
    driver.changed = { [weak executor] in executor?.driverChanged() }
    store.observeOnMain(App.paths.navigation).subscribe(with: executor) { $0.go(to: $1) }
    store.observeOnMain { App.locked($0) }.subscribe(with: driver) { $0.setLocked($1) }
    App.configure(driver, for: store)
    driver.attach(to: window)
  }
}

/// Knows the effects of the screens, without keeping them alive.
@MainActor private final class ScreenEffects<App: AppType> {
  private var scopes: [(screen: String, scope: () -> EffectScope<App.State>?)] = []

  var running: [String] {
    scopes.flatMap { Array(repeating: $0.screen, count: $0.scope()?.count ?? 0) }
  }

  var living: [String] { scopes.filter { $0.scope() != nil }.map(\.screen) }

  func add(_ context: ScreenContext<App>) {
    scopes.removeAll { $0.scope() == nil }
    scopes.append(("\(context.id.screen)", { [weak scope = context.effects] in scope }))
  }
}

/// Reports to the log that the UI didn't follow the navigation state.
package struct NavigationReport: ActionType, Codable, Equatable {
  /// A description of the incident.
  package let incident: String
}
