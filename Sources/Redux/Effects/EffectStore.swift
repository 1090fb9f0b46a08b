import Synchronization

/// The store that a running effect is given: once the effect has been canceled, its actions change nothing.
struct EffectStore<State: Sendable>: StoreType, CancelableStore {
  let store: any StoreType<State>
  let run: EffectRun
  /// The source of the effect's actions, if the store has a tool.
  let source: ActionSource?

  var access: StateAccess<State> { store.access }

  func dispatch(_ action: any ActionType) { dispatch(action, in: run) }

  func dispatch(_ action: any ActionType, ifCanceled report: any ActionType) {
    dispatch(action, in: EffectRun(within: run, report: report))
  }

  private func dispatch(_ action: any ActionType, in run: EffectRun) {
    guard let action = run.admitted(action) else { return }
    EffectRun.current.withValue(run) {
      guard let source else { return store.dispatch(action) }
      source.perform { store.dispatch(action) }
    }
  }
}

/// The store of an effect, for code that doesn't know the type of the state.
protocol CancelableStore {
  /// Sends an action, in place of which the store handles another one if the effect is canceled before its turn.
  func dispatch(_ action: any ActionType, ifCanceled report: any ActionType)
}

/// One run of an effect, which may be canceled.
final class EffectRun: Sendable {
  /// The run whose action the caller's thread dispatches.
  // NB: why not a task-local value: a task that an observer starts would inherit it.
  static let current = ThreadLocal<EffectRun>()

  private let hasBeenCanceled = Atomic(false)
  private let outer: EffectRun?
  /// What the store handles in place of an action that comes too late.
  private let report: (any ActionType)?

  init(within outer: EffectRun? = nil, report: (any ActionType)? = nil) {
    self.outer = outer
    self.report = report
  }

  private var isCanceled: Bool {
    outer?.isCanceled ?? hasBeenCanceled.load(ordering: .sequentiallyConsistent)
  }

  func cancel() { hasBeenCanceled.store(true, ordering: .sequentiallyConsistent) }

  /// Returns the action, or what takes its place once the effect has been canceled.
  ///
  /// An action that says that the effect was canceled, because it carries a `CancellationError`, is always admitted.
  func admitted(_ action: any ActionType) -> (any ActionType)? {
    !isCanceled || reportsCancellation(action) ? action : report
  }
}

/// Returns whether an action, or an action in it, carries a `CancellationError`.
private func reportsCancellation(_ value: Any) -> Bool {
  if value is CancellationError { return true }
  guard value is any ActionType else { return false }
  let parts = Mirror(reflecting: value).children.map(\.value)
  return parts.contains { part in
    let mirror = Mirror(reflecting: part)
    let isTuple = mirror.displayStyle == .tuple
    return isTuple
      ? mirror.children.contains { reportsCancellation($0.value) } : reportsCancellation(part)
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
