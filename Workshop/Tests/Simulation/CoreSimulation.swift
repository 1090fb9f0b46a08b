#if os(Linux) && compiler(>=6.3)
  import Foundation
  import Synchronization

  @testable import AppSimulation

  /// Runs stores, effects and executors under seeds instead of the tests: `make simulate tier=core seeds=100000`.
  @_cdecl("core_simulation_main") public func simulateCore() {
    guard Scheduler.takeOver() else {
      say("This version of Swift doesn't let a simulation replace the executors.")
      exit(69)
    }
    let options = Options(CommandLine.arguments.dropFirst())
    exit(MainActor.assumeIsolated { CoreCampaign(options).run() } ? 0 : 1)
  }

  /// Runs many seeds, and says what they have found.
  @MainActor struct CoreCampaign {
    /// The seed that runs.
    private nonisolated static let current = Atomic<UInt64>(0)
    private let options: Options
    private let first: UInt64

    init(_ options: Options) {
      self.options = options
      first = options["seed"].flatMap { UInt64($0) } ?? UInt64.random(in: 0..<1_000_000_000)
    }

    /// Runs the campaign, and returns whether everything was as it should be.
    func run() -> Bool {
      for end in [SIGILL, SIGTRAP, SIGSEGV] { signal(end) { _ in CoreCampaign.crash() } }
      let seconds = options.number("seconds")
      let usual = seconds != nil ? .max : options["seed"] == nil ? 10_000 : 1
      let count = options.number("seeds") ?? usual
      say("Base seed \(first) of the core, \(seconds.map { "\($0) seconds" } ?? count.seeds).")
      let start = ContinuousClock.now
      var faults: [(seed: UInt64, fault: Fault)] = []
      var done = 0
      var progress = CampaignProgress()
      while done < count, faults.isEmpty || options["stop"] == nil,
        seconds.map({ start.duration(to: .now) < .seconds($0) }) ?? true
      {
        let seed = first &+ UInt64(done)
        Self.current.store(seed, ordering: .relaxed)
        if let fault = fault(of: seed) { faults.append((seed, fault)) }
        done += 1
        progress.tell(done, of: seconds == nil ? count : nil, failures: faults.count)
      }
      let time = start.duration(to: .now) / .seconds(1)
      say("\(done.seeds) in \(Int(time)) s, \(Int(Double(done) / time)) a second.")
      explain(faults)
      return faults.isEmpty
    }

    /// Says which seed ends the process.
    private nonisolated static func crash() {
      say("\n“the core doesn't crash” in 1 seed: [\(current.load(ordering: .relaxed))]")
      exit(1)
    }

    private func fault(of seed: UInt64) -> Fault? {
      if let fault = partFault(of: seed) { return fault }
      let program = CoreProgram(seed: seed)
      let (fault, states) = outcome(of: program, seed)
      guard fault == nil, seed.isMultiple(of: 50), outcome(of: program, seed).states != states
      else { return fault }
      return Fault("a seed does the same each time")
    }

    /// Runs one of the comparisons with a model, or an outbox with its sender.
    private func partFault(of seed: UInt64) -> Fault? {
      switch seed % 8 {
      case 0, 1: NavigationComparison.fault(seed: seed)
      case 2: OutboxComparison.fault(seed: seed)
      case 3: LinkComparison.fault(seed: seed)
      case 4: StoreComparison.fault(seed: seed) ?? LoadComparison.fault(seed: seed)
      case 5: IntakeComparison.fault(seed: seed)
      case 6: EffectsComparison.fault(seed: seed)
      default: outboxFault(of: seed)
      }
    }

    private func outboxFault(of seed: UInt64) -> Fault? {
      Scheduler.shared.begin(RandomStream(seed: seed, "outbox schedule"))
      var run = OutboxRun(seed: seed)
      defer { Scheduler.shared.discard() }
      return run.run()
    }

    private func outcome(
      of program: CoreProgram, _ seed: UInt64
    ) -> (fault: Fault?, states: [CoreState]) {
      Scheduler.shared.begin(RandomStream(seed: seed, "schedule"))
      let run = CoreRun(program, seed: seed)
      let fault = run.run()
      let states = run.book.states
      Scheduler.shared.discard()
      return (fault, states)
    }

    private func explain(_ faults: [(seed: UInt64, fault: Fault)]) {
      let kinds = Dictionary(grouping: faults) { $0.fault.words.prefix { $0 != ":" } }
      for (kind, faults) in kinds.sorted(by: { $0.value.count > $1.value.count }) {
        say("\n“\(kind)” in \(faults.count.seeds): \(faults.prefix(12).map(\.seed))")
        guard let (seed, fault) = faults.first else { continue }
        say("  \(fault.words)")
        // It has told its operations, if it has any.
        if partFault(of: seed) != nil { continue }
        let program = shrunk(seed, String(kind))
        say(
          "  Seed \(seed), \(program.count) operations\(program.hasFaults ? ", with faults" : ""):")
        for actor in program.actors where !actor.operations.isEmpty {
          say("  \(actor.isOnMain ? "On the main actor" : "Elsewhere"):")
          for operation in actor.operations { say("    \(operation)") }
        }
      }
    }

    /// Leaves out each operation that isn't needed.
    private func shrunk(_ seed: UInt64, _ kind: String) -> CoreProgram {
      var program = CoreProgram(seed: seed)
      var number = 0
      while number < program.count {
        let shorter = program.without(number)
        if outcome(of: shorter, seed).fault?.words.hasPrefix(kind) == true {
          program = shorter
          number = 0
        } else {
          number += 1
        }
      }
      return program
    }
  }
#endif
