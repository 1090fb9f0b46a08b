/// The effects that run in a scope, and the keys that they hold.
struct RunningEffects {
  typealias ID = Int

  /// The last effect that took a key.
  private struct Holder {
    let id: ID
    /// The task of the effect, until it ends.
    var task: Task<Void, Never>?
    /// The time until which `EffectPolicy.first` ignores others, whether this one runs or not.
    var end: Duration

    func isNeeded(at now: Duration) -> Bool { task != nil || now < end }
  }

  /// A run that lasts as long as an action of it waits for its turn, even if the effect has ended.
  private struct Run {
    let key: AnyEffectKey?
    weak var run: EffectRun?
  }

  private var tasks: [ID: Task<Void, Never>] = [:]
  private var runs: [Run] = []
  private var runCountAfterPurge = 0
  private var keys: [ID: AnyEffectKey] = [:]
  private var holders: [AnyEffectKey: Holder] = [:]
  /// The effects that have begun and not ended, by their keys.
  private var begun: [AnyEffectKey: ID] = [:]
  /// The turns of the newest effects, which wait for those that have begun.
  private var turns: [AnyEffectKey: AsyncStream<Never>.Continuation] = [:]
  /// The number of keys that were held after the last purge.
  private var countAfterPurge = 0
  private var idleStreams: [AsyncStream<Never>.Continuation] = []
  private var lastID = 0

  var count: Int { tasks.count }

  /// The number of keys that it remembers.
  var keyCount: Int { holders.count }

  /// Returns the effect that a new one is ignored for, if there is one.
  func obstacle(to policy: EffectPolicy, at now: Duration) -> Task<Void, Never>? {
    guard case .first = policy, let key = policy.key, let holder = holders[key] else { return nil }
    let isRunning = holder.task?.isCancelled == false
    return isRunning || now < holder.end ? holder.task ?? Task {} : nil
  }

  mutating func nextID() -> ID {
    lastID += 1
    return lastID
  }

  /// Returns the effect that a new one with this key replaces.
  func holder(of key: AnyEffectKey?) -> Task<Void, Never>? { key.flatMap { holders[$0]?.task } }

  /// Returns a stream that ends when an effect with this key may begin, or `nil` if it may now.
  ///
  /// Only the newest effect waits for its turn, so the one that waited before is let go.
  mutating func turn(of key: AnyEffectKey?) -> AsyncStream<Never>? {
    guard let key, begun[key] != nil else { return nil }
    let (turn, continuation) = AsyncStream.makeStream(of: Never.self)
    turns.updateValue(continuation, forKey: key)?.finish()
    return turn
  }

  /// Lets an effect begin, unless another one has taken its key.
  mutating func begin(_ id: ID) -> Bool {
    guard let key = keys[id] else { return true }
    guard holders[key]?.id == id else { return false }
    begun[key] = id
    return true
  }

  /// Adds an effect that starts.
  mutating func add(
    _ task: Task<Void, Never>, _ run: EffectRun, _ id: ID, policy: EffectPolicy, at now: Duration
  ) {
    tasks[id] = task
    runs.append(Run(key: policy.key, run: run))
    purgeRunsIfDue()
    guard let key = policy.key else { return }
    keys[id] = key
    holders[key] = Holder(id: id, task: task, end: now + policy.interval)
    purgeIfDue(at: now)
  }

  /// Removes an effect that has ended.
  mutating func remove(_ id: ID, at now: Duration) {
    tasks[id] = nil
    if let key = keys.removeValue(forKey: id) {
      passTurn(of: key, from: id)
      release(key, of: id, at: now)
    }
    finishIfIdle()
  }

  private mutating func passTurn(of key: AnyEffectKey, from id: ID) {
    guard begun[key] == id else { return }
    begun[key] = nil
    turns.removeValue(forKey: key)?.finish()
  }

  private mutating func release(_ key: AnyEffectKey, of id: ID, at now: Duration) {
    guard var holder = holders[key], holder.id == id else { return }
    holder.task = nil
    holders[key] = holder.isNeeded(at: now) ? holder : nil
    purgeIfDue(at: now)
  }

  /// Forgets how long effects with a key are ignored.
  ///
  /// - Returns: The effect that holds it.
  mutating func free(_ key: AnyEffectKey) -> Task<Void, Never>? {
    let task = holders[key]?.task
    if task == nil { holders[key] = nil } else { holders[key]?.end = .zero }
    return task
  }

  /// Frees all keys.
  ///
  /// - Returns: All effects, with and without a key, the oldest first.
  mutating func freeAll() -> [Task<Void, Never>] {
    for key in holders.keys { _ = free(key) }
    return tasks.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Returns the runs whose effects, or whose actions, haven't ended: those with a key, or all.
  func runs(of key: AnyEffectKey?) -> [EffectRun] {
    runs.filter { key == nil || $0.key == key }.compactMap(\.run)
  }

  private mutating func purgeRunsIfDue() {
    guard runs.count >= 2 * runCountAfterPurge + 16 else { return }
    runs.removeAll { $0.run == nil }
    runCountAfterPurge = runs.count
  }

  /// Finishes a stream as soon as no effect runs.
  mutating func finishWhenIdle(_ stream: AsyncStream<Never>.Continuation) {
    idleStreams.append(stream)
    finishIfIdle()
  }

  /// Forgets keys whose interval is over, once their number has doubled.
  private mutating func purgeIfDue(at now: Duration) {
    guard holders.count >= 2 * countAfterPurge + 16 else { return }
    holders = holders.filter { $0.value.isNeeded(at: now) }
    countAfterPurge = holders.count
  }

  private mutating func finishIfIdle() {
    guard tasks.isEmpty else { return }
    for stream in idleStreams { stream.finish() }
    idleStreams = []
  }
}
