public import Coordinator
import Foundation
public import Redux

/// The environment of one screen's coordinator: the app's state, its services, and a way to dispatch.
///
/// ```swift
/// func start() {
///   viewController.send = { [weak self] in self?.handle($0) }
///   context.observe(\.home, \.bookmarks.sights).map(HomeViewState.init).render(on: viewController)
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

  package var directory = URL.temporaryDirectory
  /// The app, for its tools.
  package var app: @MainActor @Sendable () -> RunningApp<App>? = { nil }
  let life = ScreenLife()
  fileprivate let screenStore: ScreenStore<App>

  /// Creates the context of one screen.
  public init(_ id: ScreenID<App.Map>, store: Store<App.State>, services: App.Services) {
    self.id = id
    self.store = store
    self.services = services
    screenStore = ScreenStore(store: store, id: id, life: life)
    effects = EffectScope(store: screenStore, clock: services.clock)
  }

  /// A copy of the state after the last action.
  public var state: App.State { store.state }

  /// Dispatches an action.
  ///
  /// A `LocalAction` is reduced by this screen's own state; one that arrives after the screen has closed does nothing,
  /// even if the same screen is open again. Every other action is reduced by the whole state.
  public func dispatch(_ action: any ActionType) {
    screenStore.source.perform { screenStore.dispatch(action) }
  }

  /// Dispatches the action that a function chooses for the state, if any.
  public func dispatch(_ creator: ActionCreator<App.State>) {
    if let action = creator(store.state, store) { dispatch(action) }
  }

  /// Runs an effect until it ends, or the screen is closed.
  ///
  /// The effect's actions come from this screen, so its local actions reach this screen's own state.
  public func run(_ policy: EffectPolicy, _ effect: @escaping Effect<App.State>) {
    screenStore.source.perform { _ = effects.run(policy, effect) }
  }
}

/// The app's store as one screen uses it.
struct ScreenStore<App: AppType>: StoreType {
  let store: Store<App.State>
  let id: ScreenID<App.Map>
  let source: ActionSource
  private let life: ScreenLife

  init(store: Store<App.State>, id: ScreenID<App.Map>, life: ScreenLife) {
    self.store = store
    self.id = id
    self.life = life
    source = ActionSource("\(id.screen)")
  }

  var access: StateAccess<App.State> { store.access }

  func dispatch(_ action: any ActionType) {
    guard action is any LocalAction else { return store.dispatch(action) }
    if !life.isOver { store.dispatch(ScreenAction<App.Map>(action, to: id)) }
  }
}

extension ScreenContext {
  /// Asks for a result by a `push` or a `present`: the new screen answers to this one.
  ///
  /// A screen that has closed asks for nothing, even if the same screen is open again.
  public func request(_ request: ScreenRequest<App.Map>) {
    guard !life.isOver else { return }
    store.dispatch(RouteAction<App.Map>.request(request, for: id), from: screenStore.source)
  }

  /// Answers whoever asked for this screen, or for the flow that it is in, and closes it.
  ///
  /// Only a screen that is still there answers, and so only once. A late answer of one that has closed reaches
  /// nobody, even if the same screen is open again for another one.
  public func answer(_ result: any ActionType) {
    guard !life.isOver else { return }
    let navigation = state.navigation
    guard navigation.screenIDs(in: id.container).contains(id) else { return }
    store.dispatch(RouteAction<App.Map>.answer(result, from: id), from: screenStore.source)
  }
}
