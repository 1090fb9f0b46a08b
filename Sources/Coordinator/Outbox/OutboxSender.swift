public import AppShell
import Foundation
public import Redux
import Synchronization

/// Sends the changes of an outbox: for each key in order, for different keys in parallel.
///
/// Start it once for each store, when what was saved is back. It observes the outbox, so nothing else has to start it:
/// a change that is added, a sign-in and the end of a pause all do. It keeps no store alive.
///
/// A change is sent only once it is on disk. If the app ends at any moment, the change is sent again with the same
/// identity, and a server that knows that identity takes it once. After ``OutboxChange/retryPeriod``, a server may have
/// forgotten it, and a change that may have arrived waits for the user's decision.
public final class OutboxSender<State: StateType, Change: OutboxChange>: Sendable {
  private struct Work {
    weak var store: Store<State>?
    /// The keys whose changes are being sent.
    var lanes: Set<OutboxLane> = []
    /// The end of the first pause.
    var alarm: Date?
    /// Whether it comes back once the store shows the present.
    var awaitsPresent = false
    /// How often the store has shown the present again.
    var returns = 0
    /// When the pauses that last were first seen.
    var pauses: [OutboxPause: Date] = [:]
  }

  private let path: any KeyPath<State, OutboxState<Change>> & Sendable
  private let policy: OutboxPolicy
  private let saved: @Sendable () async -> Void
  private let send: @Sendable (PendingChange<Change>) async -> OutboxOutcome<Change>
  private let work = Mutex(Work())
  private let source = ActionSource("outbox")

  /// Creates a sender.
  ///
  /// - Parameters:
  ///   - path: The outbox in the app's state.
  ///   - policy: How often and how many at a time changes are sent.
  ///   - saved: Returns when what the store contains is on disk, such as `services.shell.saved`.
  ///   - send: Sends a change with its identity, and tells the outcomes apart. It runs off the main actor, for each
  ///     key one at a time. If the change has an account, it must sign the request for that account and no other. It
  ///     isn't canceled, so it needs a limit of time.
  public init(
    _ path: any KeyPath<State, OutboxState<Change>> & Sendable,
    policy: OutboxPolicy = OutboxPolicy(),
    saved: @escaping @Sendable () async -> Void,
    send: @escaping @Sendable (PendingChange<Change>) async -> OutboxOutcome<Change>
  ) {
    self.path = path
    self.policy = policy
    self.saved = saved
    self.send = send
  }

  /// Creates a sender for an app: its pauses follow the time of the app's services, it sends what is in the app's
  /// file, and iOS doesn't suspend the app while it does.
  ///
  /// - Parameters:
  ///   - path: The outbox in the app's state.
  ///   - services: The app's services.
  ///   - send: Sends a change with its identity, and tells the outcomes apart; see ``init(_:policy:saved:send:)``.
  public convenience init(
    _ path: any KeyPath<State, OutboxState<Change>> & Sendable, _ services: some AppServices,
    send: @escaping @Sendable (PendingChange<Change>) async -> OutboxOutcome<Change>
  ) {
    let shell = services.shell
    self.init(path, policy: OutboxPolicy(time: shell.time), saved: shell.saved) { change in
      await shell.finish("Send a change") { await send(change) }
    }
  }

  /// Sends the waiting changes of a store, from now until the store is released.
  ///
  /// Any thread may call it.
  public func start(in store: Store<State>) {
    let servesOther = work.withLock { work in
      work.store = work.store ?? store
      return work.store !== store
    }
    // Each store has keys and pauses of its own.
    guard !servesOther else {
      return OutboxSender(path, policy: policy, saved: saved, send: send).start(in: store)
    }
    store.observe(path).subscribe { _ in self.go() }
  }

  /// Starts to send what may be sent now, and comes back for the rest.
  private func go() {
    guard let store = work.withLock({ $0.store }) else { return }
    // No effect starts before the store shows the present.
    guard !store.isPaused else { return goInPresent(of: store) }
    tellDropped(in: store)
    for change in interrupted(in: store) {
      // Not from the effect that may call this, of whose history the store takes nothing.
      Task.detached { [source] in
        store.dispatch(OutboxAction<Change>.interrupted(change.id), from: source)
      }
    }
    let (ready, next) = ready(in: store)
    let starting = work.withLock { work in
      ready.filter { !work.lanes.contains($0.lane) }
        .prefix(max(0, policy.parallel - work.lanes.count))
    }
    for change in starting {
      // What it dispatches isn't from the screen whose change is sent.
      source.perform {
        _ = store.dispatch { store in await self.perform(change, in: store) }
      }
    }
    if let next { goAgain(at: next) }
  }

  /// Lets the shell tell the user that changes were dropped.
  private func tellDropped(in store: Store<State>) {
    guard store.read({ $0[keyPath: path].droppedCount }) > 0 else { return }
    source.perform {
      store.dispatch(StorageProblem.dropped)
      store.dispatch(OutboxAction<Change>.droppedSeen)
    }
  }

  /// Comes back when the store shows the present again, or goes on from the moment that it shows.
  private func goInPresent(of store: Store<State>) {
    guard !work.withLock({ exchange(&$0.awaitsPresent, with: true) }) else { return }
    Task { [weak self, tool = store.tool] in
      await tool?.pauseEnded()
      guard let self else { return }
      work.withLock { work in
        work.awaitsPresent = false
        work.returns += 1
      }
      go()
    }
  }

  /// Returns the changes that were being sent in an earlier moment, from which a tool went on.
  private func interrupted(in store: Store<State>) -> [PendingChange<Change>] {
    let sending = store.read { $0[keyPath: path].changes.filter { $0.status == .sending } }
    return work.withLock { work in sending.filter { !work.lanes.contains($0.lane) } }
  }

  /// Returns the changes that may be sent now, and when there may be more.
  private func ready(
    in store: any StoreType<State>
  ) -> (changes: [PendingChange<Change>], next: Date?) {
    let outbox = store.read { $0[keyPath: path] }
    let now = policy.now()
    let starts = work.withLock { work in
      let pauses = outbox.changes.compactMap(\.pause)
      work.pauses = Dictionary(pauses.map { ($0, work.pauses[$0] ?? now) }) { first, _ in first }
      return work.pauses
    }
    let (changes, rest) = outbox.ready(at: now, since: starts)
    return (changes, rest.map { now + $0 / .seconds(1) })
  }

  /// Sets an alarm, unless there is one for an earlier time.
  ///
  /// A later one stays, and does no harm.
  private func goAgain(at end: Date) {
    let rest = Duration.seconds(max(0, end.timeIntervalSince(policy.now())))
    let isNeeded = work.withLock { work in
      if let alarm = work.alarm, alarm <= end { return false }
      work.alarm = end
      return true
    }
    guard isNeeded else { return }
    Task { [weak self, clock = policy.clock] in
      guard (try? await clock.sleep(for: rest)) != nil, let self else { return }
      work.withLock { if $0.alarm == end { $0.alarm = nil } }
      go()
    }
  }

  /// Sends one change, unless another with its key is being sent, or enough others are.
  private func perform(_ change: PendingChange<Change>, in store: any StoreType<State>) async {
    let lane = change.lane
    let isMine = work.withLock { work in
      work.lanes.count < policy.parallel && work.lanes.insert(lane).inserted
    }
    guard isMine else { return }
    // Whoever had this key before may have sent the change meanwhile.
    let (ready, _) = ready(in: store)
    if ready.contains(change) { await attempt(change, in: store) }
    _ = work.withLock { $0.lanes.remove(lane) }
    go()
  }

  private func attempt(_ waiting: PendingChange<Change>, in store: any StoreType<State>) async {
    let id = waiting.id
    // A store handles what other threads dispatch in its own time, so each step waits until it is reduced.
    store.dispatch(OutboxAction<Change>.started(id, at: policy.now()))
    let started = await change(id, in: store) {
      // A change that became a conflict may wait again already, because the user retries it.
      $0.status != .waiting || ($0.firstAttempt == nil && waiting.firstAttempt != nil)
    }
    guard started?.status == .sending else { return }
    await saved()
    let outbox = store.read { $0[keyPath: path] }
    let returns = work.withLock { $0.returns }
    guard let change = outbox[id] else { return }
    if outbox.shown.contains(change) {
      report(await send(change), of: change, to: store)
    } else {
      store.dispatch(OutboxAction<Change>.returned(id))
    }
    // A store that went on from an earlier moment takes nothing from this effect, and then it would wait forever.
    guard work.withLock({ $0.returns }) == returns else { return }
    _ = await self.change(id, in: store, where: { $0.status != .sending })
  }

  /// Waits until a change fulfills a condition; nil if it has gone.
  private func change(
    _ id: PendingChange<Change>.ID, in store: any StoreType<State>,
    where condition: (PendingChange<Change>) -> Bool
  ) async -> PendingChange<Change>? {
    for await change in store.observe({ [path] in $0[keyPath: path][id] }) {
      guard let change else { return nil }
      if condition(change) { return change }
    }
    return nil
  }

  private func report(
    _ outcome: OutboxOutcome<Change>, of change: PendingChange<Change>,
    to store: any StoreType<State>
  ) {
    let action: OutboxAction<Change> =
      switch outcome {
      case .done: .succeeded(change.id)
      case .again(let reason, let wish, let mayHaveArrived):
        .postponed(
          change.id, reason, after: policy.pause(after: change.attempts, wish: wish),
          mayHaveArrived: mayHaveArrived)
      case .needsSignIn(let reason): .held(change.id, reason)
      case .refused(let reason): .refused(change.id, reason)
      case .conflict(let reason): .conflicted(change.id, reason)
      }
    if case .done(let result?) = outcome { store.dispatch(result) }
    store.dispatch(action)
  }
}
