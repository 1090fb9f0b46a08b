#if os(Linux) && compiler(>=6.3)
  import Redux
  import ReduxTesting
  import Synchronization

  @testable import AppSimulation

  /// The effects of a scope, beside a model that knows when each begins and ends.
  struct EffectsComparison: ModelComparison {
    enum Operation {
      case run(Policy, milliseconds: Int, isStubborn: Bool)
      case cancel(CoreKey), cancelAll, wait(Int)
    }

    enum Policy { case every, first(CoreKey, per: Int), latest(CoreKey, after: Int) }

    /// An effect that was taken.
    private struct Effect {
      let id: Int
      let key: CoreKey?
      /// When it may begin, and how long it takes.
      let start: Duration
      let length: Duration
      /// Whether it ignores that it is canceled.
      let isStubborn: Bool
      var isCanceled = false
      var end: Duration?
    }

    static let promise = "effects begin and end as they should"
    static let length = 30

    private final class Log: Sendable {
      let lines = Mutex<[String]>([])

      func add(_ line: String) { lines.withLock { $0.append(line) } }
    }

    private let clock = TestClock()
    private let store = Store(initialState: CounterState())
    private let scope: EffectScope<CounterState>
    private let log = Log()
    private var effects: [Effect] = []
    /// Until when others with a key are ignored.
    private var ends: [CoreKey: Duration] = [:]
    private var expected: [String] = []
    private var expectedCount = 0
    private var lastID = 0

    init() {
      Scheduler.shared.begin(nil)
      scope = EffectScope(store: store, clock: clock)
    }

    private var now: Duration { clock.now.offset }

    mutating func perform(_ operation: Operation) -> String? {
      switch operation {
      case .run(let policy, let time, let isStubborn): run(policy, time, isStubborn)
      case .cancel(let key):
        cancel { $0.key == key }
        ends[key] = nil
        scope.cancel(key)
      case .cancelAll:
        cancel { _ in true }
        ends = [:]
        scope.cancel()
      case .wait(let milliseconds): wait(.milliseconds(milliseconds))
      }
      settle()
      // Whatever happens at one moment has no order.
      return different("what happened", log.lines.withLock { $0.sorted() }, expected.sorted())
        ?? different("the number of effects", scope.count, effects.count)
        ?? different("the sum of their actions", store.state.count, expectedCount)
    }

    private mutating func run(_ policy: Policy, _ time: Int, _ isStubborn: Bool) {
      lastID += 1
      let key: CoreKey?
      let real: EffectPolicy
      var start = now
      var isIgnored = false
      switch policy {
      case .every: (key, real) = (nil, .every)
      case .latest(let own, let delay):
        (key, real) = (own, .latest(own, after: .milliseconds(delay)))
        cancel { $0.key == own }
        ends[own] = nil
        start += .milliseconds(delay)
      case .first(let own, let interval):
        (key, real) = (own, .first(own, per: .milliseconds(interval)))
        isIgnored =
          effects.contains { $0.key == own && !$0.isCanceled } || now < ends[own] ?? .zero
        if !isIgnored { ends[own] = now + .milliseconds(interval) }
      }
      if !isIgnored {
        effects.append(
          Effect(
            id: lastID, key: key, start: start, length: .milliseconds(time),
            isStubborn: isStubborn))
      }
      begin()
      let id = lastID
      scope.run(real) { [log, clock] store in
        log.add("\(clock.now.offset): \(id) begins")
        if isStubborn {
          await Task { try? await clock.sleep(for: .milliseconds(time)) }.value
        } else {
          try? await clock.sleep(for: .milliseconds(time))
        }
        store.dispatch(CounterAction.counted(1))
        log.add("\(clock.now.offset): \(id) ends")
      }
    }

    /// Cancels effects; one that waits never begins, and one that listens ends.
    private mutating func cancel(_ isMeant: (Effect) -> Bool) {
      for index in effects.indices where isMeant(effects[index]) {
        effects[index].isCanceled = true
        if effects[index].end != nil, !effects[index].isStubborn { effects[index].end = now }
      }
      finish()
    }

    private mutating func wait(_ duration: Duration) {
      let goal = now + duration
      while let next = clock.timeToNextWake, now + next <= goal {
        clock.jump(by: next)
        settle()
        finish()
      }
      clock.jump(by: goal - now)
    }

    /// Ends what is over, which lets others begin.
    private mutating func finish() {
      for effect in effects {
        guard let end = effect.end, end <= now else { continue }
        expected.append("\(end): \(effect.id) ends")
        if !effect.isCanceled { expectedCount += 1 }
      }
      let now = now
      effects.removeAll { $0.end.map { $0 <= now } ?? $0.isCanceled }
      begin()
    }

    private mutating func begin() {
      for index in effects.indices where effects[index].end == nil && effects[index].start <= now {
        let key = effects[index].key
        let isTaken = effects.contains { $0.key != nil && $0.key == key && $0.end != nil }
        if isTaken { continue }
        effects[index].end = now + effects[index].length
        expected.append("\(now): \(effects[index].id) begins")
      }
      if effects.contains(where: { $0.end.map { $0 <= now } ?? false }) { finish() }
    }

    private func settle() { _ = Scheduler.shared.run(100_000) }
  }

  extension EffectsComparison {
    static func operation(_ stream: inout RandomStream) -> Operation {
      let key = stream.pick(CoreKey.allCases)
      switch stream.number(0...9) {
      case 0: return .cancel(key)
      case 1: return stream.chance(40) ? .cancelAll : .cancel(key)
      case 2...4: return .wait(stream.pick([1, 30, 100, 400]))
      default:
        let policy = stream.pick([
          Policy.every, .first(key, per: stream.pick([0, 100, 300])),
          .first(key, per: stream.pick([0, 100, 300])),
          .latest(key, after: stream.pick([0, 0, 50])),
        ])
        return .run(
          policy, milliseconds: stream.pick([10, 60, 200]), isStubborn: stream.chance(20))
      }
    }
  }
#endif
