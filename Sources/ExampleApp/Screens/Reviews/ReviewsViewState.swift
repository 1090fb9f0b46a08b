import Redux

/// The reviews of a sight in words, ready to show.
struct ReviewsViewState: Equatable {
  /// One review.
  struct Row: Equatable, Identifiable {
    let id: Review.ID
    let title: String
    let text: String
  }

  /// What stands in place of rows.
  enum Status: Equatable {
    case none
    case loading
    case empty
    case failed(String)
  }

  let rows: [Row]
  let status: Status

  init(_ reviews: DataState<[Review]>) {
    rows = (reviews.value ?? []).map(Row.init)
    status =
      switch reviews {
      case .idle, .loading: .loading
      case .loaded(let reviews): reviews.isEmpty ? .empty : .none
      case .failed(let error, _): .failed(words(for: error))
      }
  }
}

extension ReviewsViewState.Row {
  init(_ review: Review) {
    id = review.id
    title = "\(words(forStars: review.rating)) \(review.author) · \(review.date)"
    text = review.text
  }
}
