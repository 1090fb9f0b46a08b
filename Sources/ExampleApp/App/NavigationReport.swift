import Redux

/// Reports to the log that the UI didn't do what navigation asked of it.
struct NavigationReport: ActionType, Codable, Equatable {
  /// What happened, in words.
  let incident: String
}
