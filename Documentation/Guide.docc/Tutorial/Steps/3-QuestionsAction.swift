import Redux

/// The events on the screen; a case names the event, never its effect.
enum QuestionsAction: ActionType, Codable, Equatable {
  case viewLoaded
  case retryTapped
  case load(LoadAction<[Question]>)
}
