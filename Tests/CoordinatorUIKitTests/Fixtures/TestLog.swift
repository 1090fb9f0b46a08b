import Coordinator

/// What has happened in a test app.
@MainActor final class TestLog {
  /// What the user did, as the driver reported it.
  var reports: [Action] = []
  /// What went wrong, as the executor reported it.
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
