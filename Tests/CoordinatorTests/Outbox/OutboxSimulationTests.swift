import Foundation
import Testing

/// `OUTBOX_SEEDS` sets how many seeds are tried, and `SEED` the first.
@Suite(.timeLimit(.minutes(60))) struct OutboxSimulationTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let first = environment["SEED"].flatMap { Int($0) } ?? 1
  private static let count = environment["OUTBOX_SEEDS"].flatMap { Int($0) } ?? 300

  @Test
  func `each accepted change reaches the server exactly once and in order, whatever is killed`()
    async throws
  {
    for seed in Self.first..<Self.first + Self.count {
      let faults = try await Simulation(seed: seed).faults(after: 40)

      #expect(faults.isEmpty, "seed \(seed): \(faults.joined(separator: "\n"))")
    }
  }
}
