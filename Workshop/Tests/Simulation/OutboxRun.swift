#if os(Linux) && compiler(>=6.3)
  import AppShell
  import Foundation
  import Redux
  import ReduxTesting

  @testable import AppSimulation
  @testable import Outbox

  /// One run of an outbox with its sender, a disk that takes time, and a server that refuses and forgets.
  @MainActor struct OutboxRun {
    private let world: OutboxWorld
    private let store: Store<OutboxRunState>
    private var stream: RandomStream
    private var count = 0
    /// What needn't reach the server.
    private var givenUp: Set<Int> = []

    init(seed: UInt64) {
      stream = RandomStream(seed: seed, "outbox")
      let world = OutboxWorld(seed: seed)
      self.world = world
      let store = Store(
        initialState: OutboxRunState(), middleware: [Self.checks(by: world)],
        reducing: stream.chance(50) ? .main : .dispatching)
      self.store = store
      let time = AppTime(clock: world.clock, date: { world.date }, jitter: { 1 })
      let sender = OutboxSender(\OutboxRunState.outbox, policy: OutboxPolicy(time: time)) {
        [weak store] in
        if let store { await world.save(store) }
      } send: { [weak store] change in
        guard let store else { return .again("gone") }
        return await world.receive(change, from: store)
      }
      sender.start(in: store)
    }

    private static func checks(by world: OutboxWorld) -> Middleware<OutboxRunState> {
      { _, getState in
        { next in
          { action in
            if let action = action as? ModelOutboxAction {
              world.check(action, before: getState().outbox)
            }
            next(action)
          }
        }
      }
    }

    /// Runs to the end.
    ///
    /// - Returns: What mustn't have happened.
    mutating func run() -> Fault? {
      for _ in 0..<stream.pick([10, 30, 60]) where world.fault == nil { step() }
      world.heal()
      for account in [nil, "ada", "bo"] {
        store.dispatch(ModelOutboxAction.accountChanged(account))
        for _ in 0..<3 {
          for change in store.state.outbox.shown where change.status != .sending {
            if change.status != .waiting { store.dispatch(ModelOutboxAction.retried(change.id)) }
          }
          pass(.seconds(700))
        }
        let rest = store.state.outbox.shown
        if !rest.isEmpty { world.report("a change is never sent: \(rest)") }
      }
      check()
      return world.fault
    }

    private mutating func step() {
      let changes = store.state.outbox.changes
      switch stream.number(0...11) {
      case 0...4: add()
      case 5:
        let account = stream.pick([nil, "ada", "bo"])
        store.dispatch(ModelOutboxAction.accountChanged(account))
      case 6:
        guard !changes.isEmpty, stream.chance(30) else { return }
        let change = stream.pick(changes)
        givenUp.formUnion(change.change.values)
        store.dispatch(ModelOutboxAction.discarded(change.id))
      case 7:
        if !changes.isEmpty { store.dispatch(ModelOutboxAction.retried(stream.pick(changes).id)) }
      case 8: store.dispatch(AppAction.becameActive)
      default:
        if stream.chance(40) {
          _ = Scheduler.shared.run(stream.number(1...9))
        } else {
          pass(.milliseconds(stream.pick([10, 500, 2_000, 5_000, 60_000])))
        }
      }
    }

    private mutating func add() {
      count += 1
      let key = stream.pick(["a", "b", "c", "d", "e", "merging"])
      let account = stream.chance(70) ? store.state.outbox.account : stream.pick([nil, "ada"])
      let change = PendingChange(
        ModelChange(key: key, values: [count]), id: "\(count)", account: account)
      store.dispatch(ModelOutboxAction.added(change))
      settle()
      let isKept = store.state.outbox.changes.contains { $0.change.values.contains(count) }
      if !isKept, !world.taken.contains(where: { $0.change.values.contains(count) }) {
        givenUp.insert(count)
      }
    }

    /// The server has everything once, and what has one key in its order.
    private func check() {
      for (lane, changes) in Dictionary(grouping: world.taken, by: \.lane) {
        let values = changes.flatMap(\.change.values)
        if zip(values, values.dropFirst()).contains(where: { $0 >= $1 }) {
          world.report("changes of a key come in another order: \(lane) \(values)")
        }
      }
      let values = Set(world.taken.flatMap(\.change.values))
      let missing = (1...max(1, count)).filter {
        count > 0 && !values.contains($0) && !givenUp.contains($0)
      }
      if !missing.isEmpty { world.report("changes are lost: \(missing)") }
      if world.clock.sleeperCount > 1 { world.report("alarms ring for nothing") }
    }

    private func pass(_ duration: Duration) {
      settle()
      var rest = duration
      while let next = world.clock.timeToNextWake, next <= rest, world.fault == nil {
        rest -= next
        world.clock.jump(by: next)
        settle()
      }
      world.clock.jump(by: rest)
      settle()
    }

    private func settle() {
      if Scheduler.shared.run(100_000) == 100_000 { world.report("an outbox has no rest") }
      let outbox = store.state.outbox
      let (inFlight, sending) = (world.inFlight, outbox.changes.filter { $0.status == .sending })
      guard !world.isSaving, max(inFlight.count, sending.count) < 4 else { return }
      let lanes = Set(inFlight.map(\.lane))
      let ready = world.ready(in: outbox, for: 0.001).compactMap { outbox[$0] }
      if let change = ready.first(where: { !lanes.contains($0.lane) }) {
        world.report("a change waits for nothing: \(change)")
      }
    }
  }
#endif
