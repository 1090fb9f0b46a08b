/// One thing to measure, beside what it is compared with.
public struct Benchmark {
  /// Does the thing a number of times.
  public typealias Contender = (_ times: Int) -> Void

  let name: String
  let pieces: Int
  let leastTimes: Int

  /// The contender with which the subject is compared.
  public let base: Contender

  /// The contender that is measured.
  public let subject: Contender
  let peers: [Contender]

  /// Creates a benchmark.
  ///
  /// - Parameters:
  ///   - name: The name of the row.
  ///   - pieces: The number of observers, paths or screens to divide the time by.
  ///   - leastTimes: The least number of times in a round, so that starting threads does not count.
  ///   - base: The contender with which the subject is compared.
  ///   - subject: The contender that is measured.
  ///   - peers: The same by other libraries; empty if there is no fair counterpart.
  public init(
    _ name: String = "", pieces: Int = 1, leastTimes: Int = 1, base: @escaping Contender,
    subject: @escaping Contender, peers: [Contender] = []
  ) {
    self.name = name
    self.pieces = pieces
    self.leastTimes = leastTimes
    self.base = base
    self.subject = subject
    self.peers = peers
  }
}
