/// That somebody is signed in.
struct Session: Codable, Equatable, Sendable {
  /// What the server wants to see with every request that changes something.
  ///
  /// It is kept in memory only, so nobody finds it on disk.
  let token: String
  let account: Account
}

/// Who somebody is.
struct Account: Codable, Equatable, Sendable {
  let name: String
  let email: String
}
