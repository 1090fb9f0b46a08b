import Redux

/// The events in the SDK, as the app sees them.
enum PaymentsAction: ActionType, Codable, Equatable {
  /// The bank has executed a transfer.
  case sent(_ id: String)
}
