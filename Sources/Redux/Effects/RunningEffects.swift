/// The effects that run in a scope, and the keys that they hold.
struct RunningEffects {
  typealias ID = Int

  /// The last effect that took a key, running or not.
  private struct Holder {
    let id: ID
    let task: Task<Void, Never>
    /// The time until which `EffectPolicy.first` ignores others, whether this one runs or not.
    let end: Duration
  }

  private var tasks: [ID: Task<Void, Never>] = [:]
  private var keys: [ID: EffectKey] = [:]
  private var holders: [EffectKey: Holder] = [:]
  private var waiting: [AsyncStream<Never>.Continuation] = []
  private var lastID = 0

  var count: Int { tasks.count }

  /// Returns the effect because of which a new one is ignored, if there is one.
  func obstacle(to policy: EffectPolicy, at now: Duration) -> Task<Void, Never>? {
    guard case .first = policy, let key = policy.key, let holder = holders[key] else { return nil }
    let isRunning = tasks[holder.id] != nil && !holder.task.isCancelled
    return isRunning || now < holder.end ? holder.task : nil
  }

  mutating func nextID() -> ID {
    lastID += 1
    return lastID
  }

  /// Returns the effect that a new one with this key replaces.
  func holder(of key: EffectKey?) -> Task<Void, Never>? { key.flatMap { holders[$0]?.task } }

  /// Adds an effect that starts.
  mutating func add(
    _ task: Task<Void, Never>, _ id: ID, policy: EffectPolicy, at now: Duration
  ) {
    tasks[id] = task
    guard let key = policy.key else { return }
    keys[id] = key
    holders[key] = Holder(id: id, task: task, end: now + policy.interval)
  }

  /// Removes an effect that has ended.
  mutating func remove(_ id: ID, at now: Duration) {
    tasks[id] = nil
    if let key = keys.removeValue(forKey: id), let holder = holders[key], holder.id == id,
      holder.end <= now
    {
      holders[key] = nil
    }
    finishIfIdle()
  }

  /// Frees a key.
  ///
  /// - Returns: The effect that held it.
  mutating func free(_ key: EffectKey) -> Task<Void, Never>? {
    holders.removeValue(forKey: key)?.task
  }

  /// Frees all keys.
  ///
  /// - Returns: All effects, with and without a key.
  mutating func freeAll() -> [Task<Void, Never>] {
    holders = [:]
    return Array(tasks.values)
  }

  /// Finishes a stream as soon as no effect runs.
  mutating func finishWhenIdle(_ stream: AsyncStream<Never>.Continuation) {
    waiting.append(stream)
    finishIfIdle()
  }

  private mutating func finishIfIdle() {
    guard tasks.isEmpty else { return }
    for stream in waiting { stream.finish() }
    waiting = []
  }
}
