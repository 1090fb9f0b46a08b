import AppShell
import Redux

/// Proof that someone is signed in.
nonisolated struct Session: Codable, Equatable, Sendable {
  /// The token for requests that change something; only a `TokenStore` keeps it.
  let token: Secret
  let account: Account

  init(token: String, account: Account) {
    self.token = Secret(token)
    self.account = account
  }
}

nonisolated extension Session {
  /// Reads a session, whose token must fit into a header.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    token = try values.decode(Secret.self, forKey: .token)
    account = try values.decode(Account.self, forKey: .account)
    // A recording has dots instead.
    guard token.value.wholeMatch(of: /[!-~]{1,1000}|•+/) != nil else {
      throw DecodingError.dataCorruptedError(
        forKey: .token, in: values, debugDescription: "This is not a token.")
    }
  }
}

/// The account of a person.
nonisolated struct Account: Codable, Equatable, Sendable {
  /// Identifies the account in what it has written; empty if it is unknown.
  let id: String
  /// Each on one line.
  let name, email: String

  init(id: String = "", name: String, email: String) {
    self.id = id.visible(upTo: 100)
    self.name = name.visible(upTo: 100)
    self.email = email.visible(upTo: 254)
  }
}

nonisolated extension Account {
  /// Reads an account, whose name may be missing.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: values.text(.id), name: values.text(.name),
      email: try values.decode(String.self, forKey: .email))
  }
}

/// The entries that signing in takes.
nonisolated struct Credentials: Codable, Equatable, Sendable {
  let email: String
  let password: Secret

  init(email: String, password: String) {
    self.email = email
    self.password = Secret(password)
  }
}

/// The entries that registering takes.
nonisolated struct Registration: Codable, Equatable, Sendable {
  let name, email: String
  let password: Secret

  init(name: String, email: String, password: String) {
    self.name = name
    self.email = email
    self.password = Secret(password)
  }
}
