import Foundation
import Redux
import TestSupport
import Testing

/// A store and a model of the contract must give the same result for random programs.
///
/// All tests start together, so a test that takes long lets the others have their turn.
///
/// `REDUX_PROGRAMS` sets the number of programs, `REDUX_SEED` the first seed; `make soak` runs
/// ten times as many.
@Computing @Suite(.timeLimit(.minutes(30))) struct ContractPropertyTests {
  nonisolated static let programCount =
    ProcessInfo.processInfo.environment["REDUX_PROGRAMS"].flatMap(Int.init) ?? 12_000
  nonisolated static let firstSeed =
    ProcessInfo.processInfo.environment["REDUX_SEED"].flatMap(UInt64.init) ?? 1
  nonisolated static let batches = 0..<8

  /// The seeds of one batch of half of the programs.
  nonisolated private func seeds(_ batch: Int) -> Range<UInt64> {
    let size = UInt64(Self.programCount / 2 / Self.batches.count)
    let first = Self.firstSeed + UInt64(batch) * size
    return first..<first + size
  }

  nonisolated private func check(_ program: Program, reducing thread: ReducingThread = .dispatching)
    -> Bool
  {
    var model = ContractModel(program)
    model.run()
    let real = ContractRun.run(program, reducing: thread)
    #expect(real.log == model.log, "seed \(program.seed)")
    #expect(real.state == model.state, "seed \(program.seed)")
    #expect(real.liveCount == model.liveCount, "seed \(program.seed)")
    return real.log == model.log
  }

  @Test(arguments: batches)
  func `a store does what the model does`(batch: Int) async {
    for seed in seeds(batch) {
      guard check(Program(seed: seed, isOnMain: false)) else { return }
      if seed % 8 == 0 { await Task.yield() }
    }
  }

  @Test(arguments: batches)
  @MainActor func `on the main actor a store does what the model does`(batch: Int) async {
    for seed in seeds(batch) {
      let program = Program(seed: seed, isOnMain: true)
      guard check(program, reducing: seed % 2 == 0 ? .main : .dispatching) else { return }
      if seed % 8 == 0 { await Task.yield() }
    }
  }
}
