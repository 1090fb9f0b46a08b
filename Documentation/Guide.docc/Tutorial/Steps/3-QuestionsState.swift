import Redux

/// The app's state of the questions.
struct QuestionsState: StateType, Equatable {
  var all: DataState<[Question]> = .idle

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case QuestionsAction.load(let event): all.reduce(event)
    default: break
    }
  }
}
