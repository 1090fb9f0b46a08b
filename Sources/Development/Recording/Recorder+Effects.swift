package import Redux

/// The task of the effect that runs, with which its actions can be told from those of tasks that it starts.
package enum RunningEffect {
  @TaskLocal fileprivate static var task: Int?

  /// Whether the caller is an effect of a store with a recorder, not a task that one has started.
  package static var isCaller: Bool { task != nil && task == currentTask }

  fileprivate static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }
}

extension Recorder {
  package func prepare<Part: Sendable>(_ effect: @escaping Effect<Part>) -> Effect<Part>? {
    guard !isTravelling else { return nil }
    let source = effectSource(startedBy: .current)
    return { store in
      await ActionSource.$current.withValue(source) {
        await RunningEffect.$task.withValue(RunningEffect.currentTask) {
          await effect(EffectStore(store: store, source: source))
        }
      }
    }
  }
}

/// Returns the source of the actions of an effect.
///
/// An effect has the name of the effect that started it, so the name of one that repeats stays short.
private func effectSource(startedBy source: ActionSource?) -> ActionSource {
  guard let source else { return ActionSource("effect", isEffect: true) }
  return source.isEffect ? source : ActionSource("\(source.name), effect", isEffect: true)
}

/// The store of an effect: what it dispatches is from the effect, on whichever thread.
///
/// The source of a task would be lost in a callback, such as one of a `DispatchQueue`.
private struct EffectStore<State: Sendable>: StoreType {
  let store: any StoreType<State>
  let source: ActionSource

  var access: StateAccess<State> { store.access }

  func dispatch(_ action: any ActionType) {
    source.perform { store.dispatch(action) }
  }
}
