#if os(Linux) && compiler(>=6.3)
  /// Says every few seconds how far a campaign is.
  struct CampaignProgress {
    private let start = ContinuousClock.now
    private var last = ContinuousClock.now

    /// Prints a line, unless the last one is only seconds old.
    ///
    /// - Parameters:
    ///   - count: The number of seeds that have run.
    ///   - all: The number of seeds to run; nil if the time ends the campaign.
    ///   - failures: The number of seeds that have found something.
    mutating func tell(_ count: Int, of all: Int?, failures: Int) {
      let now = ContinuousClock.now
      guard last.duration(to: now) >= .seconds(3) else { return }
      last = now
      let done = all.map { "\(count) of \($0.seeds)" } ?? count.seeds
      let found = failures == 0 ? "all promises hold so far" : "\(failures.seeds) failed"
      say("  \(done) in \(start.duration(to: now).components.seconds) s, \(found)")
    }
  }
#endif
