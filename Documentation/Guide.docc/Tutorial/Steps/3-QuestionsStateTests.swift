import AppComponents
import AppShell
import Redux
import Testing

@testable import Trivia

@Suite @MainActor struct QuestionsStateTests {
  private let question = Question(id: 1, text: "What is the capital of France?", answer: "Paris")

  @Test func `a failure keeps the questions from before`() {
    var state = QuestionsState(all: .loaded([question]))

    state.reduce(QuestionsAction.load(.failure(QuestionsError.unreachable)))

    #expect(state.all == .failed(QuestionsError.unreachable, previous: [question]))
    #expect(QuestionsViewState(state).placeholder == nil)
  }

  @Test func `without questions, a failure takes their place`() {
    let viewState = QuestionsViewState(QuestionsState(all: .failed(QuestionsError.unreachable)))

    #expect(viewState.rows == [])
    #expect(
      viewState.placeholder
        == .failure("Could Not Load the Questions", "The server can't be reached."))
  }
}
