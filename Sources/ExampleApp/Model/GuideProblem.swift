import AppShell

/// The reason for a guide that isn't on disk.
struct GuideProblem: Error, Codable, Equatable {
  static let full = GuideProblem(reason: nil)

  /// The system's message; nil if there are too many guides.
  let reason: String?
}

nonisolated extension GuideProblem {
  /// The problem as text, ready to show.
  var words: String {
    reason.map { localized("The guide could not be saved. \($0)") }
      ?? localized("There are too many guides on this device. Remove one first.")
  }
}
