import AppShell

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

nonisolated extension Request.Operation {
  /// The operation, and which try this is, for a user who has waited for a while.
  func words(try number: Int) -> String {
    let subject =
      switch self {
      case .list: localized("The list of sights")
      case .sight: localized("The sight")
      case .reviews: localized("The list of reviews")
      case .sendReview, .removeReview: localized("Your review")
      case .guide: localized("The guide")
      case .signIn, .signOut: localized("Your sign-in")
      case .register: localized("Your registration")
      }
    let wait = localized("\(subject) is still on its way.")
    return number > 1
      ? "\(wait) \(localized("Attempt \(number) of \(Connection.tries)."))" : wait
  }
}
