public import Redux

extension Recorder {
  /// The effects that run, the oldest first; one that waits for its delay isn't among them yet.
  public var runningEffects: [RunningEffect] { events.effects }

  /// The time since the recording began.
  public var now: Duration { .nanoseconds(events.now) }

  /// Waits while the store shows an earlier moment.
  public func pauseEnded() async { await events.waitForPresent() }

  /// Lets an effect start in the present, and adds it to ``runningEffects``.
  public func effect(
    _ run: @escaping @Sendable (ActionSource?) async -> Void
  ) -> (@Sendable () async -> Void)? {
    guard !isPausing else { return nil }
    let effect = RecordedEffect(lastAction: lastNumber, leftCount: events.leftCount)
    let source = effect.source(startedBy: .current)
    let cause = cause(of: source)
    return { [events] in
      // A history that is left before the effect begins never had it.
      guard !events.isStray(effect) else { return }
      let running = events.begin(source.name, after: cause)
      defer { events.end(running) }
      await ActionSource.$current.withValue(source) {
        await RunningEffect.$current.withValue(running) {
          await RunningEffect.$task.withValue(RunningEffect.currentTask) { await run(source) }
        }
      }
    }
  }
}

/// The moment of an effect's start.
struct RecordedEffect {
  /// The number of the last action before it.
  let lastAction: Int
  /// The number of histories that had been left.
  let leftCount: Int

  /// Returns the source of the actions of the effect.
  ///
  /// An effect has the name of the effect that started it, so the name of one that repeats stays short.
  func source(startedBy source: ActionSource?) -> ActionSource {
    guard let source else { return ActionSource("effect", mustArrive: true, context: self) }
    let name = source.effect == nil ? "\(source.name), effect" : source.name
    return ActionSource(name, mustArrive: true, context: self)
  }
}

extension ActionSource {
  /// The effect that this is the source of, if it is one.
  var effect: RecordedEffect? { context as? RecordedEffect }
}
