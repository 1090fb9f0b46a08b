import AppComponents
import AppShell
import Redux

/// The reviews of a sight as text, ready to show.
struct ReviewsViewState: Equatable {
  let rows: [TableRow<Review.ID>]
  /// The placeholder if there are no rows.
  let placeholder: Placeholder?

  init(_ reviews: DataState<[Review]>, waiting: String? = nil) {
    rows = (reviews.value ?? []).map { review in
      TableRow(id: review.id, title: review.heading, subtitle: review.text)
    }
    placeholder =
      switch reviews {
      case _ where !rows.isEmpty: nil
      case .idle, .loading: .loading(waiting)
      case .loaded:
        .message(localized("No Reviews Yet"), localized("Choose Write to be the first."))
      case .failed(let error, _): .failure(localized("Could Not Load Reviews"), error.words)
      }
  }
}
