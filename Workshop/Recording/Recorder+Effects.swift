package import Redux

extension Recorder {
  /// The effects that run, the oldest first; one that waits for its delay isn't among them yet.
  public var runningEffects: [RunningEffect] { events.effects }

  /// The time since the recording began.
  public var now: Duration { .nanoseconds(events.now) }

  package func prepare<Part: Sendable>(_ effect: @escaping Effect<Part>) -> Effect<Part>? {
    guard !isTravelling else { return nil }
    let source = effectSource(startedBy: .current)
    let cause = cause(of: source)
    let (last, fork) = (lastNumber, events.leftCount)
    return { [events] store in
      // A history that is left before the effect begins never had it.
      guard !events.isStray(after: last, since: fork) else { return }
      let running = events.begin(source.name, after: cause)
      defer { events.end(running) }
      let store = EffectStore(store: store, source: source) {
        events.isStray(after: last, since: fork)
      }
      await ActionSource.$current.withValue(source) {
        await RunningEffect.$current.withValue(running) {
          await RunningEffect.$task.withValue(RunningEffect.currentTask) { await effect(store) }
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
  /// Whether the effect belongs to a history that was left.
  let isStray: @Sendable () -> Bool

  var access: StateAccess<State> { store.access }

  func dispatch(_ action: any ActionType) {
    if !isStray() { source.perform { store.dispatch(action) } }
  }
}
