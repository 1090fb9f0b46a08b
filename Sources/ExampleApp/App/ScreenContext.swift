import Redux

/// What the coordinator of a screen works with.
struct ScreenContext: Sendable {
  let store: Store<AppState>
  let services: Services
  /// Runs effects until the screen goes.
  let effects: EffectScope<AppState>

  /// Makes the context of one screen.
  init(store: Store<AppState>, services: Services) {
    (self.store, self.services) = (store, services)
    effects = EffectScope(store: store, clock: services.clock)
  }

  /// Dispatches an action.
  func dispatch(_ action: any ActionType) { store.dispatch(action) }

  /// Runs an effect until it ends, or the screen goes.
  func run(_ policy: EffectPolicy, _ effect: @escaping Effect<AppState>) {
    effects.run(policy, effect)
  }
}
