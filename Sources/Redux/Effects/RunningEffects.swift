/// What runs in a scope.
struct RunningEffects {
  typealias ID = Int

  /// The last work that took a key, running or not.
  private struct Holder {
    let id: ID
    let task: Task<Void, Never>
    /// Until when `EffectPolicy.first` ignores others, whether it runs or not.
    let end: Duration
  }

  private var tasks: [ID: Task<Void, Never>] = [:]
  private var keys: [ID: EffectKey] = [:]
  private var holders: [EffectKey: Holder] = [:]
  private var waiting: [AsyncStream<Never>.Continuation] = []
  private var lastID = 0

  var count: Int { tasks.count }

  /// Finds the work for whose sake new work is ignored.
  func obstacle(to policy: EffectPolicy, at now: Duration) -> Task<Void, Never>? {
    guard case .first = policy, let key = policy.key, let holder = holders[key] else { return nil }
    let isRunning = tasks[holder.id] != nil && !holder.task.isCancelled
    return isRunning || now < holder.end ? holder.task : nil
  }

  mutating func nextID() -> ID {
    lastID += 1
    return lastID
  }

  /// Finds the work that new work with this key replaces.
  func holder(of key: EffectKey?) -> Task<Void, Never>? { key.flatMap { holders[$0]?.task } }

  /// Adds work that begins.
  mutating func add(
    _ task: Task<Void, Never>, _ id: ID, policy: EffectPolicy, at now: Duration
  ) {
    tasks[id] = task
    guard let key = policy.key else { return }
    keys[id] = key
    holders[key] = Holder(id: id, task: task, end: now + policy.interval)
  }

  /// Forgets work that ended.
  mutating func remove(_ id: ID, at now: Duration) {
    tasks[id] = nil
    if let key = keys.removeValue(forKey: id), let holder = holders[key], holder.id == id,
      holder.end <= now
    {
      holders[key] = nil
    }
    tellIfIdle()
  }

  /// Frees a key.
  ///
  /// - Returns: The work that held it.
  mutating func free(_ key: EffectKey) -> Task<Void, Never>? {
    holders.removeValue(forKey: key)?.task
  }

  /// Frees all keys.
  ///
  /// - Returns: All work, with and without a key.
  mutating func freeAll() -> [Task<Void, Never>] {
    holders = [:]
    return Array(tasks.values)
  }

  /// Finishes a stream as soon as nothing runs.
  mutating func finishWhenIdle(_ stream: AsyncStream<Never>.Continuation) {
    waiting.append(stream)
    tellIfIdle()
  }

  private mutating func tellIfIdle() {
    guard tasks.isEmpty else { return }
    for stream in waiting { stream.finish() }
    waiting = []
  }
}
