/// Runs asynchronous work for as long as something lives: a screen, mostly.
///
/// What the scope started is cancelled when the scope goes, so a coordinator that owns one leaves
/// nothing behind. Without it each task has to be kept, replaced and cancelled by hand.
///
/// ```swift
/// private let effects: EffectScope<AppState>
///
/// effects.run(.first("load")) { store in
///   store.dispatch(PostsAction.load(.started))
///   do { store.dispatch(PostsAction.load(.success(try await client.posts()))) }
///   catch { store.dispatch(PostsAction.load(.failure(error))) }
/// }
/// effects.run(.latest("search", after: .milliseconds(300))) { store in … }
/// ```
///
/// Any thread may use a scope. It does not keep the store alive; work that runs does.
public final class EffectScope<State: StateType>: Sendable {
  private let store: @Sendable () -> Store<State>?
  private let clock: any Clock<Duration>
  private let age: @Sendable () -> Duration
  private let running = Locked(RunningEffects())

  /// Makes a scope in which nothing runs.
  ///
  /// - Parameters:
  ///   - store: What the work is handed. If it has gone by then, the work does not begin.
  ///   - clock: Measures the delays and intervals of policies; a test injects one that it moves.
  public init(store: Store<State>, clock: any Clock<Duration> = ContinuousClock()) {
    self.store = { [weak store] in store }
    self.clock = clock
    age = clock.stopwatch()
  }

  deinit { cancel() }

  /// How many works run; a cancelled one counts until it has ended.
  public var count: Int { running.withLock { $0.count } }

  /// Starts work, unless its policy says otherwise.
  ///
  /// Cancellation is a request. Work that was cancelled before it began never begins; later it has
  /// to look, as `try await` does. What takes its key waits until it has ended, so all that it
  /// dispatches comes before what newer work dispatches; work that awaits newer work with its own key
  /// waits for itself.
  ///
  /// - Parameters:
  ///   - policy: What becomes of it if work with the same key is there.
  ///   - work: An asynchronous action creator, off the main actor unless it says otherwise.
  /// - Returns: The work, to cancel it or to await its end; if it is ignored, the work for whose
  ///   sake it is.
  @discardableResult
  public func run(
    _ policy: EffectPolicy = .every, _ work: @escaping @Sendable (Store<State>) async -> Void
  ) -> Task<Void, Never> {
    let now = age()
    let (task, replaced) = running.withLock { running -> (Task<Void, Never>, Task<Void, Never>?) in
      if let obstacle = running.obstacle(to: policy, at: now) { return (obstacle, nil) }
      let (id, replaced) = (running.nextID(), running.holder(of: policy.key))
      let task = start(work, id, after: policy.delay, behind: replaced)
      running.add(task, id, policy: policy, at: now)
      return (task, replaced)
    }
    replaced?.cancel()
    return task
  }

  /// Cancels all that runs; the scope can be used again at once.
  public func cancel() {
    for task in running.withLock({ $0.freeAll() }) { task.cancel() }
  }

  /// Cancels what runs with a key, and forgets that it ran: the next work with it begins.
  public func cancel(_ key: any Hashable & Sendable) {
    running.withLock { $0.free(EffectKey(value: key)) }?.cancel()
  }

  /// Waits until nothing runs, or the caller is cancelled; what is started meanwhile counts too.
  ///
  /// Work that awaits the end of its own scope waits for itself.
  public func finished() async {
    let (end, continuation) = AsyncStream.makeStream(of: Never.self)
    running.withLock { $0.finishWhenIdle(continuation) }
    for await _ in end {}
  }

  private func start(
    _ work: @escaping @Sendable (Store<State>) async -> Void, _ id: RunningEffects.ID,
    after delay: Duration, behind replaced: Task<Void, Never>?
  ) -> Task<Void, Never> {
    Task { [weak self, store, clock] in
      if delay > .zero { try? await clock.sleep(for: delay) }
      await replaced?.value
      if !Task.isCancelled, let store = store() { await work(store) }
      self?.end(id)
    }
  }

  private func end(_ id: RunningEffects.ID) {
    let now = age()
    running.withLock { $0.remove(id, at: now) }
  }
}

extension Clock where Duration == Swift.Duration {
  /// Makes a closure that says how much time went by since now.
  fileprivate func stopwatch() -> @Sendable () -> Duration {
    let start = now
    return { start.duration(to: now) }
  }
}
