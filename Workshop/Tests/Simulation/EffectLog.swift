#if os(Linux) && compiler(>=6.3)
  import Redux
  import Synchronization

  /// The effects that run, and what was promised about them.
  final class EffectLog: Sendable {
    private struct Slot: Hashable {
      let key: CoreKey?
      let scope: Int
    }

    private struct Running {
      let key: CoreKey?
      let scope: Int
      var isCanceled = false
    }

    private let running = Mutex<[Int: Running]>([:])
    private let canceled = Mutex<Set<Int>>([])
    /// What has to run, unless it is canceled before.
    private let expected = Mutex<[Int: Task<Void, Never>]>([:])
    private let begun = Mutex<Set<Int>>([])
    /// The effects that have to be ignored, and the moments before which others may not begin.
    private let ignored = Mutex<Set<Int>>([])
    private let starts = Mutex<[Int: Duration]>([:])
    /// Until when the effects with a key are ignored, in each scope; nil if that isn't certain.
    private let ends = Mutex<[Slot: Duration?]>([:])
    /// Whether each load has reported its end.
    private let loads = Mutex<[Int: Bool]>([:])
    private let gates = Mutex<[CheckedContinuation<Void, Never>]>([])

    /// Notes that an effect begins.
    func begin(_ id: Int, key: CoreKey?, scope: Int, at now: Duration) -> Fault? {
      _ = begun.withLock { $0.insert(id) }
      if ignored.withLock({ $0.contains(id) }) {
        return Fault("an effect runs that has to be ignored")
      }
      if let start = starts.withLock({ $0[id] }), now < start {
        return Fault("an effect runs before its delay is over")
      }
      return running.withLock { running in
        let others = running.values.filter { $0.key != nil && $0.key == key && $0.scope == scope }
        running[id] = Running(key: key, scope: scope)
        return others.isEmpty ? nil : Fault("two effects with one key run")
      }
    }

    func cancel(_ id: Int) {
      running.withLock { $0[id]?.isCanceled = true }
      _ = canceled.withLock { $0.insert(id) }
    }

    func end(_ id: Int) { running.withLock { $0[id] = nil } }

    func isCanceled(_ id: Int) -> Bool { canceled.withLock { $0.contains(id) } }

    /// Notes what a load reports, which begins and ends once.
    func report(_ event: LoadAction<Int>, of id: Int) -> Fault? {
      loads.withLock { loads in
        switch event {
        case .started:
          return loads.updateValue(false, forKey: id) == nil ? nil : Fault("a load begins twice")
        case .progress: return nil
        case .success, .failure:
          return loads.updateValue(true, forKey: id) == true ? Fault("a load ends twice") : nil
        }
      }
    }

    /// Whether a load has begun, and its end wasn't reported.
    var hasOpenLoad: Bool { loads.withLock { $0.values.contains(false) } }

    /// Returns a fault if an effect runs that should be canceled.
    func fault(key: CoreKey?, scope: Int) -> Fault? {
      let isRunning = running.withLock { running in
        running.values.contains {
          $0.scope == scope && !$0.isCanceled && (key == nil || $0.key == key)
        }
      }
      return isRunning ? Fault("an effect isn't canceled") : nil
    }

    /// Returns until when effects with a key are ignored, if that is certain.
    func end(of key: CoreKey?, scope: Int) -> Duration? {
      ends.withLock { $0[Slot(key: key, scope: scope)] ?? .zero }
    }

    func setEnd(_ end: Duration?, of key: CoreKey?, scope: Int) {
      ends.withLock { $0[Slot(key: key, scope: scope)] = .some(end) }
    }

    func ignore(_ id: Int) { _ = ignored.withLock { $0.insert(id) } }

    func delay(_ id: Int, until start: Duration) { starts.withLock { $0[id] = start } }

    func expect(_ id: Int, _ task: Task<Void, Never>) { expected.withLock { $0[id] = task } }

    /// Whether an effect that nobody canceled has never run.
    var hasForgotten: Bool {
      let begun = begun.withLock { $0 }
      return expected.withLock { $0.contains { !begun.contains($0.key) && !$0.value.isCancelled } }
    }

    var count: Int { running.withLock { $0.count } }

    /// Waits for `open`, and doesn't listen to cancellation.
    func waitAtGate() async {
      await withCheckedContinuation { gate in gates.withLock { $0.append(gate) } }
    }

    func open() {
      let waiting = gates.withLock { gates in
        defer { gates = [] }
        return gates
      }
      for gate in waiting { gate.resume() }
    }
  }
#endif
