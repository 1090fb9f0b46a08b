/// One thing to measure, beside what it is compared with.
public struct Benchmark {
  /// Does the thing so many times.
  public typealias Contender = (_ times: Int) -> Void

  let name: String
  let pieces: Int
  let leastTimes: Int

  /// What the subject is compared with.
  public let base: Contender

  /// What is measured.
  public let subject: Contender
  let peer: Contender?

  /// Makes a benchmark.
  ///
  /// - Parameters:
  ///   - name: What is done.
  ///   - pieces: How many observers, paths or screens the time is shared by, for figures per piece.
  ///   - leastTimes: How often it is done at least, so that starting threads does not count.
  ///   - base: What the subject is compared with.
  ///   - subject: What is measured.
  ///   - peer: The same done by others; `nil` where there is no fair counterpart.
  public init(
    _ name: String = "", pieces: Int = 1, leastTimes: Int = 1, base: @escaping Contender,
    subject: @escaping Contender, peer: Contender? = nil
  ) {
    self.name = name
    self.pieces = pieces
    self.leastTimes = leastTimes
    self.base = base
    self.subject = subject
    self.peer = peer
  }
}
