import Redux
import Synchronization

/// Runs the work on guides for the app, so that a download goes on after the user leaves its screen.
nonisolated final class GuideDownloads: Sendable {
  private struct Work: EffectKey { let id: Sight.ID }

  private let effects = Mutex<EffectScope<AppState>?>(nil)

  /// Begins to work for a store.
  func start(in store: Store<AppState>, clock: any Clock<Duration>) {
    effects.withLock { $0 = EffectScope(store: store, clock: clock) }
  }

  /// Runs an effect for a guide, in place of the one that runs for it.
  func run(for id: Sight.ID, _ effect: @escaping Effect<AppState>) {
    effects.withLock { $0 }?.run(.latest(Work(id: id)), effect)
  }

  /// Runs an effect for a guide, unless another runs for it.
  func runIfIdle(for id: Sight.ID, _ effect: @escaping Effect<AppState>) {
    effects.withLock { $0 }?.run(.first(Work(id: id)), effect)
  }
}
