import Redux

/// What the form remembers until it is closed.
struct EntryState: StateType, Equatable {
  /// The progress of sending, and then what the server took.
  var sending: DataState<EntryDraft> = .idle
  /// Whether there is text that the user would lose by leaving.
  var hasText = false

  mutating func reduce(_ action: any ActionType) {
    switch action.as(EntryAction.self) {
    case .changed(let hasText):
      self.hasText = hasText
      if !sending.isLoading { sending = .idle }
    case .send(let event): sending.reduce(event)
    case .sent, .closed, nil: break
    }
  }
}

/// What can happen on the form.
enum EntryAction: ActionType, Codable, Equatable {
  /// The user typed something, or took all of it back.
  case changed(hasText: Bool)
  /// The user sent the form, which was complete.
  case sent(EntryDraft)
  case send(LoadAction<EntryDraft>)
  /// The form was sent, or the user cancelled.
  case closed
}
