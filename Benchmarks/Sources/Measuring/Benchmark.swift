/// One thing to measure, done by three contenders.
struct Benchmark {
  /// Does the thing so many times.
  typealias Contender = (_ times: Int) -> Void

  let name: String
  /// How many observers, paths or reducers the time is shared by, for figures per piece.
  var pieces = 1
  /// How often it is done at least, so that starting threads does not count.
  var leastTimes = 1
  /// The reducer and a lock, nothing else: what no store can beat.
  let limit: Contender
  let redux: Contender
  /// Nil where there is no fair counterpart.
  let combine: Contender?
}
