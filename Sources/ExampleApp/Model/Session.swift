/// Proof that someone is signed in.
struct Session: Codable, Equatable, Sendable {
  /// What requests that change something need; kept in memory only, so that nobody finds it on disk.
  let token: String
  let account: Account
}

/// The account of a person.
struct Account: Codable, Equatable, Sendable {
  let name, email: String
}

/// What signing in takes.
struct Credentials: Codable, Equatable, Sendable {
  let email, password: String
}

/// What registering takes.
struct Registration: Codable, Equatable, Sendable {
  let name, email, password: String
}
