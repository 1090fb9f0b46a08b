extension Duration {
  /// Makes the time of an action from the seconds in a file, or nothing if no run lasts so long.
  ///
  /// `Duration.seconds(_:)` traps for a number such as 1e30, and anything may be in a file.
  ///
  /// - Parameter seconds: The time since the recording began: at least 0 and less than 290 years.
  public init?(recordedSeconds seconds: Double) {
    guard seconds >= 0, seconds < 9.2e9 else { return nil }
    self = .seconds(seconds)
  }

  /// The duration in nanoseconds, or the nearest number that there is.
  var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (whole, isTooLarge) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, isStillTooLarge) = whole.addingReportingOverflow(attoseconds / 1_000_000_000)
    guard isTooLarge || isStillTooLarge else { return sum }
    return seconds < 0 ? .min : .max
  }
}
