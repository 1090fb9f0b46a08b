#if os(Linux) && compiler(>=6.3)
  // NB: SPI, which another version of Swift may change. `Simulation.begin` checks that it works. Only
  // this file uses it, and no app that ships links it.
  @_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

  /// Runs the jobs of the main actor.
  // NB: `@unchecked Sendable`: it has no state.
  final class SimulatedMain: MainExecutor, @unchecked Sendable {
    static let shared = SimulatedMain()

    var isMainExecutor: Bool { true }

    func enqueue(_ job: consuming ExecutorJob) {
      Scheduler.shared.add(UnownedJob(job), toMain: true)
    }

    func run() throws {}

    func stop() {}

    func checkIsolated() {
      precondition(Scheduler.shared.isOnMain, "This runs on the main actor only.")
    }
  }

  /// Runs all other jobs.
  // NB: `@unchecked Sendable`: it has no state.
  final class SimulatedPool: TaskExecutor, SchedulingExecutor, @unchecked Sendable {
    static let shared = SimulatedPool()

    var asSchedulingExecutor: (any SchedulingExecutor)? { self }

    func enqueue(_ job: consuming ExecutorJob) {
      Scheduler.shared.add(UnownedJob(job), toMain: false)
    }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
    ) {
      Scheduler.shared.add(UnownedJob(job), after: delay as? Duration ?? .zero)
    }
  }

  private struct SimulatedExecutors: ExecutorFactory {
    static var mainExecutor: any MainExecutor { SimulatedMain.shared }
    static var defaultExecutor: any TaskExecutor { SimulatedPool.shared }
  }

  extension Scheduler {
    /// Replaces the executors of the process, before its first task.
    ///
    /// - Returns: Whether this version of Swift lets it.
    static func takeOver() -> Bool {
      _createExecutors(factory: SimulatedExecutors.self)
      shared.begin(nil)
      let task = Task { @MainActor in await Task.yield() }
      let count = shared.run(100)
      return count >= 2 && !shared.hasJobs && !task.isCancelled
    }
  }
#endif
