/// What a benchmark took, in nanoseconds for each time.
struct Measurement {
  let name: String
  let pieces: Int
  let limit: Double
  let redux: Double
  let combine: Double?
  /// Medians of the ratios within each round.
  let toLimit: Double
  let toCombine: Double?

  private static let rounds = 15
  private static let roundTime = Duration.milliseconds(4)

  /// Measures the contenders by turns.
  ///
  /// A machine speeds up, slows down and serves others while it is measured. Within one round all
  /// contenders meet the same machine, so a ratio is taken in each round and its median counts.
  init(_ benchmark: Benchmark) {
    let contenders = [benchmark.limit, benchmark.redux] + (benchmark.combine.map { [$0] } ?? [])
    let times = contenders.map {
      Self.timesInARound($0, atLeast: benchmark.leastTimes)
    }
    let rounds = (0..<Self.rounds).map { _ in
      zip(contenders, times).map { Self.time($0, $1) / .nanoseconds(1) / Double($1) }
    }
    name = benchmark.name
    pieces = benchmark.pieces
    limit = Self.median(rounds.map { $0[0] })
    redux = Self.median(rounds.map { $0[1] })
    toLimit = Self.median(rounds.map { $0[1] / $0[0] })
    let hasPeer = benchmark.combine != nil
    combine = hasPeer ? Self.median(rounds.map { $0[2] }) : nil
    toCombine = hasPeer ? Self.median(rounds.map { $0[1] / $0[2] }) : nil
  }

  /// How many times fill a round; it warms up too.
  private static func timesInARound(
    _ contender: Benchmark.Contender, atLeast least: Int
  ) -> Int {
    var times = least
    // Twice, as a thread that the system held up says nothing about the contender.
    while min(time(contender, times), time(contender, times)) < roundTime { times *= 2 }
    return times
  }

  private static func time(_ contender: Benchmark.Contender, _ times: Int) -> Duration {
    ContinuousClock().measure { contender(times) }
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}
