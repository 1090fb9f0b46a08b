import Coordinator

/// The events of the screen of a visit.
enum VisitAction: LocalAction, Codable, Equatable {
  case viewLoaded
  case retryTapped
  case stopTapped
  case incrementTapped
  case decrementTapped
  case secondsElapsed(Int)
}

extension VisitAction {
  /// The seconds that have passed since an earlier number, which may be anything in a recording.
  static func secondsElapsed(after start: Int, _ seconds: Int) -> Self {
    .secondsElapsed(min(max(0, start), 1_000_000_000) + seconds)
  }
}
