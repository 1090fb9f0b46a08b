import AppShell
import Redux

/// A visitor's opinion of a sight.
///
/// However it is made, values that can't be true or can't be shown are left out.
nonisolated struct Review: Codable, Equatable, Identifiable, Sendable {
  let id: Int
  let sightId: Sight.ID
  /// On one line; empty if it is unknown.
  let author: String
  /// Identifies the author's account; empty if it is unknown.
  let authorId: String
  /// From 1 to 5; nil if it is unknown.
  let rating: Int?
  /// Year, month and day, such as 2026-03-14; empty if it is unknown.
  let date: String
  /// Lines of text.
  let text: String

  init(
    id: Int, sightId: Sight.ID, author: String, authorId: String = "", rating: Int?, date: String,
    text: String
  ) {
    self.id = id
    self.sightId = sightId
    self.author = author.visible(upTo: 100)
    self.authorId = authorId.visible(upTo: 100)
    self.rating = rating.flatMap { (1...5) ~= $0 ? $0 : nil }
    self.date = date.wholeMatch(of: /[0-9]{4}-[0-9]{2}-[0-9]{2}/) == nil ? "" : date
    self.text = text.visible(upTo: 1000, keepsLines: true)
  }
}

nonisolated extension Review {
  /// Reads a review leniently: anything but its identifiers may be missing.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try values.id(.id), sightId: try values.id(.sightId), author: values.text(.author),
      authorId: values.text(.authorId), rating: values.wholeNumber(.rating),
      date: values.text(.date), text: values.text(.text))
  }

  /// Whether an account has written it.
  func isWritten(by account: Account?) -> Bool {
    !authorId.isEmpty && authorId == account?.id
  }

  /// Whether a draft became this review.
  func isMade(of draft: ReviewDraft) -> Bool {
    rating == draft.rating && text == draft.text.visible(upTo: 1000, keepsLines: true)
  }
}

/// A review that isn't sent yet, whose text no recording contains.
nonisolated struct ReviewDraft: Codable, Equatable, Sendable {
  /// The number of characters that the server takes.
  static let longestText = 500

  private enum CodingKeys: String, CodingKey { case rating, words = "text" }

  /// From 1 to 5; 0 if the review is to be removed, and has none.
  let rating: Int
  private let words: Secret

  init(rating: Int, text: String) {
    self.rating = rating
    words = Secret(text)
  }

  var text: String { words.value }
}

nonisolated extension ReviewDraft {
  /// Reads a draft, whose rating is one that the form can show.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    rating = min(max(0, try values.decode(Int.self, forKey: .rating)), 5)
    words = try values.decode(Secret.self, forKey: .words)
  }
}

/// A review that the user began to write, and that may lack anything; no recording contains its text.
nonisolated struct UnfinishedReview: Codable, Equatable, Sendable {
  private enum CodingKeys: String, CodingKey { case rating, words = "text" }

  /// From 1 to 5; nil if none is chosen yet.
  let rating: Int?
  private let words: Secret

  init(rating: Int?, text: String) {
    self.rating = rating
    words = Secret(text)
  }

  var text: String { words.value }

  /// Whether there is nothing to keep.
  var isEmpty: Bool { rating == nil && text.isEmpty }
}

nonisolated extension UnfinishedReview {
  /// Reads the saved draft as the user typed it, but for values that nobody could have typed.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let rating = try values.decodeIfPresent(Int.self, forKey: .rating)
    self.rating = rating.flatMap { (1...5) ~= $0 ? $0 : nil }
    let text = try values.decode(String.self, forKey: .words)
    words = Secret(String(text.unicodeScalars.prefix(5_000)))
  }
}

/// The reviews of a sight, as the server sends them.
nonisolated struct ReviewList: Codable, Equatable, Sendable {
  /// Each review once.
  let reviews: [Review]

  init(reviews: [Review]) { self.reviews = reviews.uniqued() }
}

nonisolated extension ReviewList {
  /// Reads a list, and leaves out reviews that can't be read.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(reviews: try values.decode(LenientList<Review>.self, forKey: .reviews).elements)
  }
}
