public import Coordinator
import CoordinatorLinks
import Foundation
public import Redux

/// The environment of one screen's coordinator: the app's state, its services, and a way to dispatch.
///
/// ```swift
/// func start() {
///   viewController.send = { [weak self] in self?.handle($0) }
///   context.observeOnMain(\.home, \.bookmarks.sights).map(HomeViewState.init).render(on: viewController)
/// }
///
/// func handle(_ action: HomeAction) {
///   context.dispatch(action)
///   if case .detailsTapped = action { context.dispatch(AppRoute.push(.details)) }
/// }
/// ```
public struct ScreenContext<App: AppType>: Sendable {
  /// Identifies this occurrence of the screen.
  public let id: ScreenID<App.Map>
  /// The app's services.
  public let services: App.Services
  /// The app's store.
  ///
  /// An effect that it starts doesn't end with the screen.
  public let store: Store<App.State>
  /// Runs effects until the screen is closed.
  public let effects: EffectScope<App.State>

  /// Returns the app; nil in a test without one.
  var app: @MainActor @Sendable () -> RunningApp<App>? = { nil }
  let life = ScreenLife()
  let screenStore: ScreenStore<App>

  /// Creates the context of one screen.
  public init(_ id: ScreenID<App.Map>, store: Store<App.State>, services: App.Services) {
    self.init(id, store: store, services: services, hasWindows: false)
  }

  /// Creates the context of one screen in an app that may have several windows.
  init(
    _ id: ScreenID<App.Map>, store: Store<App.State>, services: App.Services, hasWindows: Bool
  ) {
    self.id = id
    self.store = store
    self.services = services
    screenStore = ScreenStore(store: store, id: id, life: life, hasWindows: hasWindows)
    effects = EffectScope(store: screenStore, clock: services.clock)
  }

  /// A copy of the state after the last action.
  ///
  /// In an app with several windows, `navigation` is that of the screen's own window.
  public var state: App.State { screenStore.state }

  /// Dispatches an action.
  ///
  /// A `LocalAction` is reduced by this screen's own state; one that arrives after the screen has closed does nothing,
  /// even if the same screen is open again. Every other action is reduced by the whole state. A route action or
  /// a link moves the screen's own window, even if the user is in another one by now.
  public func dispatch(_ action: any ActionType) {
    screenStore.source.perform { screenStore.dispatch(action) }
  }

  /// Dispatches the action that a function chooses for the state, if any.
  public func dispatch(_ creator: ActionCreator<App.State>) {
    if let action = creator(state, store) { dispatch(action) }
  }

  /// Runs an effect until it ends, or the screen is closed; after that, it runs none.
  ///
  /// The effect's actions come from this screen, so its local actions reach this screen's own state.
  public func run(_ policy: EffectPolicy, _ effect: @escaping Effect<App.State>) {
    guard !life.isOver else { return }
    screenStore.source.perform { _ = effects.run(policy, effect) }
  }
}

/// The app's store as one screen uses it: with the state as its window sees it, and its window's address.
struct ScreenStore<App: AppType>: StoreType {
  let store: Store<App.State>
  let id: ScreenID<App.Map>
  let source: ActionSource
  let access: StateAccess<App.State>
  private let life: ScreenLife
  /// The address of its route actions and links; nil in an app with one window.
  private let window: WindowID?

  init(store: Store<App.State>, id: ScreenID<App.Map>, life: ScreenLife, hasWindows: Bool) {
    self.store = store
    self.id = id
    self.life = life
    source = ActionSource("\(id.screen)")
    window = hasWindows ? id.window : nil
    access = hasWindows ? store.scoped { $0.seen(from: id.window) }.access : store.access
  }

  func dispatch(_ action: any ActionType) {
    if action is any LocalAction {
      if !life.isOver { store.dispatch(Addressed(action, to: id)) }
    } else if let window, let request = action as? RouteAction<App.Map> {
      store.dispatch(request.addressed(to: window))
    } else if let window, action is LinkAction<App.Map> {
      store.dispatch(Addressed(action, to: window))
    } else {
      store.dispatch(action)
    }
  }
}

extension ScreenContext {
  /// Whether the user may have several windows, so that a screen offers to open another.
  @MainActor public var canOpenWindows: Bool { app()?.hasWindows == true }

  /// Opens another window of the app, where the user is then.
  ///
  /// Where there is only one window, such as on an iPhone, this does nothing.
  ///
  /// - Parameter route: The location in the new window.
  @MainActor public func openWindow(at route: Route<App.Map>) {
    guard canOpenWindows else { return }
    let window = store.state.navigation.newWindow
    let source = screenStore.source
    store.dispatch(Addressed(WindowAction.entered, to: window), from: source)
    store.dispatch(Addressed(RouteAction<App.Map>.go(route), to: window), from: source)
  }

  /// Asks for a result by a `push` or a `present`: the new screen answers to this one.
  ///
  /// A screen that has closed asks for nothing, even if the same screen is open again.
  public func request(_ request: ScreenRequest<App.Map>) {
    guard !life.isOver else { return }
    screenStore.dispatch(RouteAction<App.Map>.request(request, for: id), from: screenStore.source)
  }

  /// Answers whoever asked for this screen, or for the flow that it is in, and closes it.
  ///
  /// Only a screen that is still there answers, and so only once. A late answer of one that has closed reaches
  /// nobody, even if the same screen is open again for another one.
  public func answer(_ result: any ActionType) {
    guard !life.isOver else { return }
    let navigation = state.navigation
    guard navigation.screenIDs(in: id.container).contains(id) else { return }
    screenStore.dispatch(RouteAction<App.Map>.answer(result, from: id), from: screenStore.source)
  }
}
