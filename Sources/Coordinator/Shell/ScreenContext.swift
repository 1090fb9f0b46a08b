public import Coordinator
public import Foundation
public import Redux

/// The store, services and words that the coordinator of a screen works with.
public struct ScreenContext<App: AppType>: Sendable {
  /// Where the screen is, which identifies its own state.
  public let appearance: Appearance<App.Map>
  /// The app's store.
  public let store: Store<App.State>
  /// The app's services.
  public let services: App.Services
  /// The app's recorder; nil if the app isn't recorded.
  public let recorder: Recorder<App.State>?
  /// The name of the screen, for recordings.
  public let source: ActionSource
  /// Where the app keeps its data.
  public let directory: URL
  /// Runs effects until the screen goes.
  public let effects: EffectScope<App.State>

  /// Makes the context of one screen.
  public init(
    _ appearance: Appearance<App.Map>, store: Store<App.State>, services: App.Services,
    recorder: Recorder<App.State>? = nil, directory: URL = .temporaryDirectory
  ) {
    (self.appearance, self.store, self.services) = (appearance, store, services)
    (self.recorder, self.directory) = (recorder, directory)
    source = ActionSource("\(appearance.screen)")
    effects = EffectScope(store: store, clock: services.clock)
  }

  /// Dispatches an action.
  public func dispatch(_ action: any ActionType) { store.dispatch(action, from: source) }

  /// Dispatches the action that a function chooses for the state, if any.
  public func dispatch(_ creator: ActionCreator<App.State>) {
    source.perform { store.dispatch(creator) }
  }

  /// Dispatches an action that is addressed to this screen, so that no other of its kind takes it.
  public func send(_ action: any ActionType) {
    dispatch(ScreenAction<App.Map>(action, to: appearance))
  }

  /// Asks for a result by a `push` or a `present`: what it shows answers to this screen.
  public func request(_ route: RouteAction<App.Map>) { send(route) }

  /// Answers whoever asked for this screen, or for the flow that it is in, and closes it.
  ///
  /// Only a screen that is still there answers, and so only once.
  public func answer(_ result: any ActionType) {
    dispatch { [appearance] state, _ in
      let place = state[keyPath: App.paths.navigation]
      guard place.appearances(in: appearance.container).contains(appearance) else { return nil }
      return Answer<App.Map>(result, to: Asker(of: appearance))
    }
  }

  /// Runs an effect until it ends, or the screen goes.
  public func run(_ policy: EffectPolicy, _ effect: @escaping Effect<App.State>) {
    source.perform { _ = effects.run(policy, effect) }
  }
}
