import Dispatch
import Measuring
import Redux

/// The benchmarks of a state as large apps have it.
enum Large {
  static var benchmarks: [Benchmark] {
    rows(SwitchingState.self, "switch") + rows(CheckingState.self, "as(_:)") + changes
      + Values.benchmarks
  }

  static var goals: [Goal] {
    goals(SwitchingState.self, "switch") + goals(CheckingState.self, "as(_:)") + Values.goals + [
      Goal("longest time that others' actions keep main", milliseconds: 16) { Captivity.longest() }
    ]
  }

  /// The numbers of observers: stored numbers, and computed values, optional chains, arrays and
  /// dictionaries in equal parts; with the limit of their ratio.
  private static let counts = [(0, 0, 1.2), (40, 10, 3), (390, 0, 1.4), (400, 100, 12)]

  private static func name(_ stored: Int, _ others: Int, _ style: String) -> String {
    others == 0
      ? "\(stored) observers of stored values, \(style)"
      : "\(stored + others) mixed observers, \(style)"
  }

  private static func rows<State: LargeState>(_: State.Type, _ style: String) -> [Benchmark] {
    counts.map { stored, others, _ in
      LargeObservers<State>(stored: stored, others: others)
        .benchmark(name(stored, others, style), .count)
    }
  }

  private static func goals<State: LargeState>(_: State.Type, _ style: String) -> [Goal] {
    counts.flatMap { stored, others, limit in
      let name = name(stored, others, style)
      let row = LargeObservers<State>(stored: stored, others: others).benchmark("", .count)
      return [
        Goal("\(name) : reducer and lock", atMost: limit, row, to: row.base),
        Goal("allocations, \(name)", allocations: 0, row),
      ] + (stored == 0 ? [] : [Goal("\(name) : nearest peer", toNearestPeerAtMost: 0.2, row)])
    }
  }

  private static var changes: [Benchmark] {
    let all = LargeObservers<CheckingState>(stored: 400, others: 100)
    return [
      all.benchmark("500 mixed observers, nothing observed changes", .change(.unobserved)),
      all.benchmark("500 mixed observers, an array of 1,000 changes", .change(.item)),
      all.benchmark("500 mixed observers, a dictionary of 500 changes", .change(.entry)),
    ]
  }
}
