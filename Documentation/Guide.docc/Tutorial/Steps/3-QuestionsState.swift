import Redux

/// The app's state of the questions.
struct QuestionsState: StateType, Equatable {
  var all: DataState<[Question]> = .idle

  mutating func reduce(_ action: any ActionType) {
    switch action.as(QuestionsAction.self) {
    case .load(let event): all.reduce(event)
    case .viewLoaded, .retryTapped, nil: break
    }
  }
}

/// The events on the screen; a case names the event, never its effect.
enum QuestionsAction: ActionType, Codable, Equatable {
  case viewLoaded
  case retryTapped
  case load(LoadAction<[Question]>)
}
