/// Runs effects for as long as their owner lives, which is usually a screen's coordinator.
///
/// When a scope goes, it cancels its effects, so a coordinator that owns one has nothing to clean up.
/// Without it you would have to keep, replace and cancel each task yourself.
///
/// ```swift
/// private let effects: EffectScope<AppState>
///
/// effects.run(.first(Work.load), loadNotes(from: client))
/// effects.run(.latest(Work.search, after: .milliseconds(300))) { store in … }
/// ```
///
/// You can use a scope from any thread. It does not keep a whole store alive, but a running effect does.
public final class EffectScope<State: Sendable>: Sendable {
  private let store: @Sendable () -> (any StoreType<State>)?
  private let tool: (any StoreTool)?
  private let clock: any Clock<Duration>
  private let age: @Sendable () -> Duration
  private let running = Locked(RunningEffects())

  /// Creates a scope without effects.
  ///
  /// - Parameters:
  ///   - store: The store that effects are given. An effect whose turn comes after the store has gone
  ///     does not start.
  ///   - clock: The clock for the delays and intervals of policies. Tests pass one that they move.
  public convenience init(
    store: Store<State>, clock: any Clock<Duration> = ContinuousClock()
  ) where State: StateType {
    self.init(store.access.tool, clock) { [weak store] in store }
  }

  /// Creates a scope without effects for a feature's part of a store.
  ///
  /// - Parameters:
  ///   - store: The store that effects are given, which the scope keeps alive.
  ///   - clock: The clock for the delays and intervals of policies. Tests pass one that they move.
  public convenience init(
    store: any StoreType<State>, clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.init(store.access.tool, clock) { store }
  }

  private init(
    _ tool: (any StoreTool)?, _ clock: any Clock<Duration>,
    _ store: @escaping @Sendable () -> (any StoreType<State>)?
  ) {
    self.tool = tool
    self.clock = clock
    self.store = store
    age = clock.stopwatch()
  }

  deinit { cancel() }

  /// The number of running effects; a canceled one counts until it has ended.
  public var count: Int { running.withLock { $0.count } }

  /// Starts an effect, unless its policy says otherwise.
  ///
  /// Once an effect has been canceled, by the scope, by its task, or by a newer effect with its key, the store drops
  /// its actions, as ``cancel()`` describes. To stop working, a running effect has to check, as `try await` does. A
  /// newer effect with its key starts only once it has ended. An effect that is replaced while it waits for that
  /// ends immediately, so nothing piles up behind one that doesn't check. An effect that awaits a newer one with its
  /// own key never ends.
  ///
  /// - Parameters:
  ///   - policy: The rule for other effects with the same key.
  ///   - effect: The effect. It runs off the main actor unless it is marked `@MainActor`.
  /// - Returns: The task that runs the effect, with which you can cancel it or await its end. If the
  ///   effect is ignored, it is the task of the one that runs instead.
  @discardableResult
  public func run(
    _ policy: EffectPolicy = .every, _ effect: @escaping Effect<State>
  ) -> Task<Void, Never> {
    let run = EffectRun()
    guard let work = work(effect, in: store, tool, as: run) else { return Task {} }
    let now = age()
    let (task, replaced) = running.withLock { running -> (Task<Void, Never>, Task<Void, Never>?) in
      if let obstacle = running.obstacle(to: policy, at: now) { return (obstacle, nil) }
      let id = running.nextID()
      let replaced = running.holder(of: policy.key)
      let task = start(work, id, after: policy.delay, turn: running.turn(of: policy.key))
      running.add(task, run, id, policy: policy, at: now)
      return (task, replaced)
    }
    replaced?.cancel()
    return task
  }

  /// Cancels all effects.
  ///
  /// Once this has returned, the turn of no action of theirs begins, even if it was already waiting, except for one
  /// that carries a `CancellationError`, with which `DataState` becomes what it was before the load. An action
  /// whose turn had begun is handled to its end. So if another thread is handling one, it may be reduced after this
  /// has returned; in a store that reduces on main, a caller on the main actor never sees that.
  ///
  /// You can use the scope again immediately; an effect with the key of a canceled one starts once that
  /// has ended.
  public func cancel() {
    let (tasks, runs) = running.withLock { ($0.freeAll(), $0.runs(of: nil)) }
    for task in tasks { task.cancel() }
    for run in runs { run.cancel() }
  }

  /// Cancels the effect that has a key, as ``cancel()`` does.
  ///
  /// The next effect with it isn't ignored, and starts once the canceled one has ended.
  public func cancel(_ key: any EffectKey) {
    let key = AnyEffectKey(key)
    let (task, runs) = running.withLock { ($0.free(key), $0.runs(of: key)) }
    task?.cancel()
    for run in runs { run.cancel() }
  }

  /// Waits until no effect runs, or the caller is canceled.
  ///
  /// Effects that start meanwhile count too. An effect that awaits the end of the scope it runs in waits for
  /// itself.
  public func finished() async {
    let (end, continuation) = AsyncStream.makeStream(of: Never.self)
    running.withLock { $0.finishWhenIdle(continuation) }
    for await _ in end {}
  }

  private func start(
    _ work: @escaping @Sendable () async -> Void, _ id: RunningEffects.ID, after delay: Duration,
    turn: AsyncStream<Never>?
  ) -> Task<Void, Never> {
    Task { [weak self, clock, tool] in
      if delay > .zero { try? await clock.sleep(for: delay) }
      if let turn { for await _ in turn {} }
      if delay > .zero || turn != nil { await tool?.pauseEnded() }
      if !Task.isCancelled, self?.begin(id) != false { await work() }
      self?.end(id)
    }
  }

  private func begin(_ id: RunningEffects.ID) -> Bool {
    running.withLock { $0.begin(id) }
  }

  private func end(_ id: RunningEffects.ID) {
    let now = age()
    running.withLock { $0.remove(id, at: now) }
  }
}

extension Clock where Duration == Swift.Duration {
  /// Returns a closure that returns the time since now, including the time of a suspended app.
  public func stopwatch() -> @Sendable () -> Duration {
    let start = now
    return { start.duration(to: now) }
  }
}
