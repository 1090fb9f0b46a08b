#if os(Linux) && compiler(>=6.3)
  import Foundation
  import Synchronization

  /// The jobs of all tasks, which run one after the other in the order that a stream decides.
  ///
  /// Jobs of the main actor run in the order in which they came, as on the main queue. Any of the other
  /// jobs may be the next, and may run before or after one of the main actor.
  final class Scheduler: Sendable {
    private struct Contents {
      var main: [UnownedJob] = [], global: [UnownedJob] = []
      /// Jobs that wait for the system's clock, the first to run first.
      var delayed: [(time: Duration, job: UnownedJob)] = []
      /// The time on the system's clock since the run began.
      var now = Duration.zero
      var order: Order?
      var isOnMain = true
      var foreignCount = 0
    }

    private enum Job { case main(UnownedJob), global(UnownedJob) }

    /// How a seed chooses the next job: evenly, or so that some jobs wait while others run on and on.
    private struct Order {
      private var stream: RandomStream
      /// How often a job of the main actor is the next, in percent.
      private let main: Int
      /// How often the newest of the other jobs is the next, in percent.
      private let newest: Int

      init(_ stream: RandomStream) {
        self.stream = stream
        main = self.stream.pick([50, 50, 5, 25, 90])
        newest = self.stream.pick([0, 0, 50, 95])
      }

      mutating func isMainNext() -> Bool { stream.chance(main) }

      mutating func next(of count: Int) -> Int {
        stream.chance(newest) ? count - 1 : stream.number(0...count - 1)
      }
    }

    /// The scheduler of the process, which has one runtime.
    static let shared = Scheduler()
    private let contents = Mutex(Contents())
    private let thread = pthread_self()
    /// Makes the store see that a job isn't on the main queue, though all jobs share a thread.
    private let offMain = DispatchQueue(label: "AppSimulation")

    /// Whether the main actor runs.
    var isOnMain: Bool { contents.withLock { $0.isOnMain } && pthread_self() == thread }
    /// The number of jobs that threads of others have added, whose order no seed decides.
    var foreignCount: Int { contents.withLock { $0.foreignCount } }
    /// Whether a job can run before time passes.
    var hasJobs: Bool { contents.withLock { !$0.main.isEmpty || !$0.global.isEmpty } }
    /// How long the next of the jobs that wait for the system's clock still waits.
    var timeToNextWake: Duration? {
      contents.withLock { contents in contents.delayed.first.map { $0.time - contents.now } }
    }

    /// Begins a run, in the order of a stream; without one, the oldest job of the main actor is the next.
    func begin(_ order: RandomStream?) {
      contents.withLock { $0 = Contents(order: order.map(Order.init)) }
    }

    func add(_ job: UnownedJob, toMain: Bool) {
      contents.withLock { contents in
        if pthread_self() != thread { contents.foreignCount += 1 }
        if toMain { contents.main.append(job) } else { contents.global.append(job) }
      }
    }

    /// Adds a job that waits for the system's clock, as `Task.sleep` does.
    func add(_ job: UnownedJob, after delay: Duration) {
      contents.withLock { contents in
        let time = contents.now + max(delay, .zero)
        let place = contents.delayed.firstIndex { $0.time > time } ?? contents.delayed.endIndex
        contents.delayed.insert((time, job), at: place)
      }
    }

    /// Lets time pass on the system's clock, so that the jobs which have waited for it can run.
    func advance(by duration: Duration) {
      contents.withLock { contents in
        contents.now += duration
        let ready = contents.delayed.prefix { $0.time <= contents.now }
        contents.global += ready.map(\.job)
        contents.delayed.removeFirst(ready.count)
      }
    }

    /// Runs jobs until there are none, or a number of them.
    ///
    /// - Returns: The number of jobs that ran.
    func run(_ limit: Int) -> Int {
      var count = 0
      while count < limit, let job = next() {
        count += 1
        switch job {
        case .main(let job):
          job.runSynchronously(on: SimulatedMain.shared.asUnownedSerialExecutor())
        case .global(let job): runOffMain(job)
        }
      }
      return count
    }

    /// Forgets all jobs, as the end of a process does.
    func discard() {
      contents.withLock { ($0.main, $0.global, $0.delayed) = ([], [], []) }
    }

    private func runOffMain(_ job: UnownedJob) {
      offMain.sync {
        contents.withLock { $0.isOnMain = false }
        job.runSynchronously(on: SimulatedPool.shared.asUnownedTaskExecutor())
        contents.withLock { $0.isOnMain = true }
      }
    }

    private func next() -> Job? {
      contents.withLock { contents in
        let isMain: Bool
        switch (contents.main.isEmpty, contents.global.isEmpty) {
        case (true, true): return nil
        case (false, true): isMain = true
        case (true, false): isMain = false
        case (false, false): isMain = contents.order?.isMainNext() ?? true
        }
        if isMain { return .main(contents.main.removeFirst()) }
        let count = contents.global.count
        return .global(contents.global.remove(at: contents.order?.next(of: count) ?? 0))
      }
    }
  }
#endif
