#if os(Linux) && compiler(>=6.3)
  import Redux
  import Synchronization

  /// The effects that run, and what was promised about them.
  final class EffectLog: Sendable {
    private struct Running {
      let key: CoreKey?
      let scope: Int
      var isCancelled = false
    }

    private let running = Mutex<[Int: Running]>([:])
    private let canceled = Mutex<Set<Int>>([])
    /// What has to run, unless it is canceled before.
    private let expected = Mutex<[Int: Task<Void, Never>]>([:])
    private let begun = Mutex<Set<Int>>([])
    private let gates = Mutex<[CheckedContinuation<Void, Never>]>([])

    /// Notes that an effect begins.
    func begin(_ id: Int, key: CoreKey?, scope: Int) -> Fault? {
      _ = begun.withLock { $0.insert(id) }
      return running.withLock { running in
        let others = running.values.filter { $0.key != nil && $0.key == key && $0.scope == scope }
        running[id] = Running(key: key, scope: scope)
        return others.isEmpty ? nil : Fault("two effects with one key run")
      }
    }

    func cancel(_ id: Int) {
      running.withLock { $0[id]?.isCancelled = true }
      _ = canceled.withLock { $0.insert(id) }
    }

    func end(_ id: Int) { running.withLock { $0[id] = nil } }

    func isCancelled(_ id: Int) -> Bool { canceled.withLock { $0.contains(id) } }

    /// Returns a fault if an effect runs that should be canceled.
    func fault(key: CoreKey?, scope: Int) -> Fault? {
      let isRunning = running.withLock { running in
        running.values.contains {
          $0.scope == scope && !$0.isCancelled && (key == nil || $0.key == key)
        }
      }
      return isRunning ? Fault("an effect isn't canceled") : nil
    }

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
