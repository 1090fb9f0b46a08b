import Coordinator

/// The events in a test app so far.
@MainActor final class TestLog {
  /// The user's moves, as the driver reported them.
  var reports: [Action] = []
  /// The incidents, as the executor reported them.
  var incidents: [NavigationIncident<TestMap>] = []
  /// The names of the pages that appeared, with “, animated” if they moved in.
  private(set) var appearances: [String] = []
  /// Called with each new entry of `appearances`.
  var onAppearance: (String) -> Void = { _ in }
  /// The number of pages whose task is running.
  var runningTasks = 0

  func append(appearance: String) {
    appearances.append(appearance)
    onAppearance(appearance)
  }

  func drainAppearances() -> [String] {
    defer { appearances = [] }
    return appearances
  }

  func drainIncidents() -> [NavigationIncident<TestMap>] {
    defer { incidents = [] }
    return incidents
  }
}
