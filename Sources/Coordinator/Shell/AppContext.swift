import Coordinator
import CoordinatorLinks
public import Redux

/// What an app's coordinator works with: the app's store and services, as its window sees them.
@MainActor public struct AppContext<App: AppType> {
  /// The app's store.
  public let store: Store<App.State>
  /// The app's services.
  public let services: App.Services

  /// The window whose navigation this is; nil in an app with one window.
  let window: WindowID?
  /// The app, for its tools.
  let app: @MainActor @Sendable () -> RunningApp<App>?
  /// The screens that are alive.
  let screens = LiveScreens<App>()

  init(
    store: Store<App.State>, services: App.Services, window: WindowID? = nil,
    app: @escaping @MainActor @Sendable () -> RunningApp<App>? = { nil }
  ) {
    self.store = store
    self.services = services
    self.window = window
    self.app = app
  }

  /// A copy of the state after the last action, in which `navigation` is that of the window.
  public var state: App.State {
    let state = store.state
    return window.map(state.seen) ?? state
  }

  /// Dispatches an action.
  ///
  /// A route action moves the window, even if the user is in another one by now.
  public func dispatch(_ action: any ActionType) {
    guard let window, let request = action as? RouteAction<App.Map> else {
      let isLink = action is LinkAction<App.Map>
      return store.dispatch(action, from: ActionSource(isLink ? "link" : "app"))
    }
    store.dispatch(request.addressed(to: window))
  }

  /// Observes a part of the state on the main actor; `navigation` is that of the window.
  ///
  /// - Parameter keyPath: The part of the state.
  /// - Returns: The stream of its values: the current one first, then each that differs from the one before.
  public func observeOnMain<Value: Equatable & Sendable>(
    _ keyPath: any KeyPath<App.State, Value> & Sendable
  ) -> MainStateStream<Value> {
    guard let window else { return store.observeOnMain(keyPath) }
    // A window that the user has closed shows what it did until its screens have ended.
    return store.observeOnMain { $0.alone(in: window)?[keyPath: keyPath] }.compactMap { $0 }
  }
}
