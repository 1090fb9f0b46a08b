import Coordinator
import Foundation
import Redux

/// What the coordinator of a screen works with.
struct ScreenContext: Sendable {
  /// Where the screen stands, which identifies its own state.
  let appearance: Appearance<AppMap>
  let store: Store<AppState>
  let services: Services
  /// The name of the screen, for recordings.
  let source: ActionSource
  /// Where the app keeps its data.
  let directory: URL
  /// Runs effects until the screen goes.
  let effects: EffectScope<AppState>

  /// Makes the context of one screen.
  init(
    _ appearance: Appearance<AppMap>, store: Store<AppState>, services: Services,
    directory: URL = .temporaryDirectory
  ) {
    (self.appearance, self.store, self.services) = (appearance, store, services)
    (source, self.directory) = (ActionSource("\(appearance.screen)"), directory)
    effects = EffectScope(store: store, clock: services.clock)
  }

  /// Dispatches an action.
  func dispatch(_ action: any ActionType) { store.dispatch(action, from: source) }

  /// Dispatches the action that a function chooses for the state, if any.
  func dispatch(_ creator: ActionCreator<AppState>) {
    source.perform { store.dispatch(creator) }
  }

  /// Dispatches an action that is addressed to this screen, so that no other of its kind takes it.
  func send(_ action: any ActionType) {
    dispatch(ScreenAction<AppMap>(action, to: appearance))
  }

  /// Runs an effect until it ends, or the screen goes.
  func run(_ policy: EffectPolicy, _ effect: @escaping Effect<AppState>) {
    source.perform { _ = effects.run(policy, effect) }
  }
}
