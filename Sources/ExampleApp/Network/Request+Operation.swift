extension Request {
  /// What a request is for, which decides what a refusal means.
  enum Operation: Codable, Hashable, Sendable {
    case list, signIn, register, signOut
    case sight(Sight.ID)
    case reviews(Sight.ID)
    case sendReview(Sight.ID)
  }
}

extension Request.Operation {
  /// What is happening, and which try this is, for a user who has waited for a while.
  func words(try number: Int) -> String {
    let subject =
      switch self {
      case .list: "The list of sights"
      case .sight: "The sight"
      case .reviews: "The list of reviews"
      case .sendReview: "Your review"
      case .signIn, .signOut: "Your sign-in"
      case .register: "Your registration"
      }
    let tries = number > 1 ? " This is try \(number) of \(Connection.tries)." : ""
    return "\(subject) is still on its way: the server hasn't answered yet.\(tries)"
  }
}
