nonisolated extension Request {
  /// The purpose of a request, which decides about the meaning of a refusal.
  enum Operation: Codable, Hashable, Sendable {
    case list, signIn, register, signOut
    case sight(Sight.ID)
    case reviews(Sight.ID)
    case sendReview(Sight.ID)
    case removeReview(Review.ID)
    case guide(Sight.ID)
  }
}
