import Allocations

/// The result of a benchmark, in nanoseconds for each time and piece.
struct Measurement {
  let base: Double
  let subject: Double
  let peers: [Double]
  /// Medians of the ratios within each round.
  let toBase: Double
  /// To the nearest peer.
  let toPeer: Double?
  /// The number of allocations of the subject each time; `nil` where they cannot be counted.
  let allocations: Double?

  private static let rounds = 15
  private static let roundTime = Duration.milliseconds(4)

  /// Measures the contenders in turn.
  ///
  /// The speed of a machine varies, and other programs use it too. Within one round the conditions are
  /// the same for all contenders, so a ratio is taken in each round, and the median is reported. Other
  /// programs only ever add time, so the shortest time is reported.
  init(_ benchmark: Benchmark) {
    let contenders = [benchmark.base, benchmark.subject] + benchmark.peers
    let times = contenders.map { Self.timesInARound($0, atLeast: benchmark.leastTimes) }
    let rounds = (0..<Self.rounds).map { _ in
      zip(contenders, times).map { contender, times in
        Self.time(contender, times) / .nanoseconds(1) / Double(times * benchmark.pieces)
      }
    }
    base = Self.least(rounds.map { $0[0] })
    subject = Self.least(rounds.map { $0[1] })
    peers = benchmark.peers.indices.map { peer in Self.least(rounds.map { $0[peer + 2] }) }
    toBase = Self.median(rounds.map { $0[1] / $0[0] })
    toPeer = peers.isEmpty ? nil : Self.median(rounds.map { $0[1] / Self.least(Array($0[2...])) })
    allocations = Self.allocations(benchmark.subject, times[1])
  }

  /// Returns the number of times that fill a round; this also warms up the contender.
  private static func timesInARound(
    _ contender: Benchmark.Contender, atLeast least: Int
  ) -> Int {
    var times = least
    // Twice, in case the system held up the thread the first time.
    while min(time(contender, times), time(contender, times)) < roundTime { times *= 2 }
    return times
  }

  private static func time(_ contender: Benchmark.Contender, _ times: Int) -> Duration {
    ContinuousClock().measure { contender(times) }
  }

  private static func allocations(_ contender: Benchmark.Contender, _ times: Int) -> Double? {
    let before = allocationsOfThisThread()
    contender(times)
    return before < 0 ? nil : Double(allocationsOfThisThread() - before) / Double(times)
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

  private static func least(_ values: [Double]) -> Double { values.reduce(.infinity, min) }
}
