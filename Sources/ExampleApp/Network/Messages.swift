/// The reviews of a sight, as the server sends them.
struct ReviewList: Codable, Equatable, Sendable {
  let reviews: [Review]
}

extension ReviewList {
  /// Reads a list as servers send it; a review that can't be read is left out.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    reviews = try values.decode(LenientList<Review>.self, forKey: .reviews).elements
  }
}

/// What it takes to sign in.
struct Credentials: Codable, Equatable, Sendable {
  let email: String
  let password: String
}

/// What it takes to get an account.
struct Registration: Codable, Equatable, Sendable {
  let name: String
  let email: String
  let password: String
}
