nonisolated extension Request {
  /// The purpose of a request, which decides about the meaning of a refusal.
  enum Operation: Sendable {
    case list, sight, reviews, guide, sendReview, removeReview, signIn, register, signOut
  }
}
