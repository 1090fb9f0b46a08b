/// A goal: a ratio, a time for each piece, or a number of allocations.
public struct Goal {
  let name: String
  let demand: String
  let measure: () -> Double?
  let limit: Double

  /// Creates a goal that is the ratio to another contender.
  public init(
    _ name: String, atMost ratio: Double, _ judged: Benchmark,
    to base: @escaping Benchmark.Contender
  ) {
    self.init(name, "≤ \(ratio)", judged, to: base, limit: ratio, figure: \.toBase)
  }

  /// Creates a goal in nanoseconds for each of several pieces.
  public init(_ name: String, nanoseconds: Double, for pieces: Int = 1, _ judged: Benchmark) {
    self.init(name, "≤ \(Int(nanoseconds)) ns", judged, to: judged.base, limit: nanoseconds) {
      $0.subject / Double(pieces)
    }
  }

  /// Creates a goal in nanoseconds that each of several pieces adds.
  public init(
    _ name: String, nanoseconds: Double, for pieces: Int, _ judged: Benchmark,
    beyond base: @escaping Benchmark.Contender
  ) {
    self.init(name, "≤ \(Int(nanoseconds)) ns", judged, to: base, limit: nanoseconds) {
      max(0, $0.subject - $0.base) / Double(pieces)
    }
  }

  /// Creates a goal in allocations each time.
  public init(_ name: String, allocations: Double, _ judged: Benchmark) {
    self.init(
      name, "\(Int(allocations))", judged, to: judged.base, limit: allocations,
      figure: \.allocations)
  }

  /// Creates a goal in milliseconds that a closure measures.
  public init(_ name: String, milliseconds: Double, _ measure: @escaping () -> Double) {
    (self.name, demand, limit) = (name, "≤ \(Int(milliseconds)) ms", milliseconds)
    self.measure = measure
  }

  /// Creates a goal that is the ratio to the nearest peer.
  public init(_ name: String, toNearestPeerAtMost ratio: Double, _ judged: Benchmark) {
    (self.name, demand, limit) = (name, "≤ \(ratio)", ratio)
    measure = { Measurement(judged).toPeer }
  }

  private init(
    _ name: String, _ demand: String, _ judged: Benchmark, to base: @escaping Benchmark.Contender,
    limit: Double, figure: @escaping (Measurement) -> Double?
  ) {
    self.name = name
    self.demand = demand
    self.limit = limit
    let benchmark = Benchmark(
      leastTimes: judged.leastTimes, base: base, subject: judged.subject)
    measure = { figure(Measurement(benchmark)) }
  }
}
