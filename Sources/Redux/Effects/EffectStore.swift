import Synchronization

/// The store that a running effect is given: it marks the effect's actions, so that the engine drops those whose
/// turn begins after the effect has been canceled.
struct EffectStore<State: Sendable>: StoreType, CancelableStore {
  let store: any StoreType<State>
  let run: EffectRun
  /// The source of the effect's actions, if the store has a tool.
  let source: ActionSource?

  var access: StateAccess<State> { store.access }

  func dispatch(_ action: any ActionType) { dispatch(action, as: run) }

  func dispatch(_ action: any ActionType, ifCanceled report: any ActionType) {
    dispatch(action, as: EffectRun(within: run) { pass(report) })
  }

  private func dispatch(_ action: any ActionType, as run: EffectRun) {
    access.perform(as: run) { pass(action) }
  }

  private func pass(_ action: any ActionType) {
    guard let source else { return store.dispatch(action) }
    source.perform { store.dispatch(action) }
  }
}

/// The store of an effect, for code that doesn't know the type of the state.
protocol CancelableStore {
  /// Sends an action. If the effect is canceled before its turn, another one is sent in its place.
  func dispatch(_ action: any ActionType, ifCanceled report: any ActionType)
}

/// One run of an effect, which may be canceled.
final class EffectRun: Sendable {
  private let hasBeenCanceled = Atomic(false)
  private let outer: EffectRun?
  /// Reports that the effect was canceled, in place of an action that is dropped.
  // NB: why not an action: a store type of the app may send each with the address of a screen.
  let reportCancellation: @Sendable () -> Void

  init(within outer: EffectRun? = nil, reportCancellation: @escaping @Sendable () -> Void = {}) {
    self.outer = outer
    self.reportCancellation = reportCancellation
  }

  private var isCanceled: Bool {
    outer?.isCanceled ?? hasBeenCanceled.load(ordering: .sequentiallyConsistent)
  }

  func cancel() { hasBeenCanceled.store(true, ordering: .sequentiallyConsistent) }

  /// Returns whether an action of this run is dropped: the effect has been canceled, and the action carries no
  /// `CancellationError` that says so.
  func drops(_ action: any ActionType) -> Bool { isCanceled && !carriesCancellation(action) }
}

/// Returns whether an action, or an action in it, carries a `CancellationError`.
private func carriesCancellation(_ value: Any) -> Bool {
  if value is CancellationError { return true }
  guard value is any ActionType else { return false }
  let parts = Mirror(reflecting: value).children.map(\.value)
  return parts.contains { part in
    let mirror = Mirror(reflecting: part)
    let isTuple = mirror.displayStyle == .tuple
    return isTuple
      ? mirror.children.contains { carriesCancellation($0.value) } : carriesCancellation(part)
  }
}

/// Prepares an effect to be run in a task.
///
/// - Parameters:
///   - effect: The effect.
///   - store: Returns the store when the effect begins; if that has gone, it doesn't.
///   - tool: The tool of the store.
///   - run: Remembers whether the effect is canceled.
/// - Returns: A closure that runs the effect until it ends, or `nil` if the tool lets none start now.
func work<State: Sendable>(
  _ effect: @escaping Effect<State>, in store: @escaping @Sendable () -> (any StoreType<State>)?,
  _ tool: (any StoreTool)?, as run: EffectRun = EffectRun()
) -> (@Sendable () async -> Void)? {
  let work = { @Sendable (source: ActionSource?) async in
    guard let store = store() else { return }
    await withTaskCancellationHandler {
      await effect(EffectStore(store: store, run: run, source: source))
    } onCancel: {
      run.cancel()
    }
  }
  guard let tool else { return { await work(nil) } }
  return tool.effect(work)
}
