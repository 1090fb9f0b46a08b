import AppComponents
import AppShell
import Redux

/// The questions in words, ready to show.
struct QuestionsViewState: Equatable {
  let title: String
  let rows: [TableRow<Question.ID>]
  /// The placeholder to show if there are no rows.
  let placeholder: Placeholder?

  init(_ state: QuestionsState) {
    title = localized("Questions")
    rows = (state.all.value ?? []).map { question in
      TableRow(id: question.id, title: question.text, subtitle: question.answer)
    }
    placeholder =
      switch state.all {
      case _ where !rows.isEmpty: nil
      case .idle, .loading: .loading()
      case .loaded: .message(localized("No Questions Yet"), localized("Come back tomorrow."))
      case .failed:
        .failure(
          localized("Could Not Load the Questions"), localized("The server can't be reached."))
      }
  }
}
