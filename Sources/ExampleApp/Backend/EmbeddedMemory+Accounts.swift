import Foundation
import Redux

nonisolated extension EmbeddedMemory {
  mutating func register(_ request: EmbeddedRequest) -> EmbeddedAnswer {
    guard let registration = request.decode(Registration.self) else {
      return .refusal(422, code: "invalid")
    }
    var fields: [String: String] = [:]
    if registration.name.isEmpty { fields["name"] = "Enter your name." }
    if !registration.email.contains("@") { fields["email"] = "Enter your email address." }
    if registration.password.value.unicodeScalars.count < 8 {
      fields["password"] = "Use 8 or more characters in the password."
    }
    guard fields.isEmpty else { return .refusal(422, code: "invalid", fields: fields) }
    let email = registration.email.lowercased()
    guard accounts[email] == nil else { return .refusal(409, code: "email_taken") }
    let account = Account(id: makeID(), name: registration.name, email: email)
    accounts[email] = (account, registration.password.value)
    return .json(account, status: 201)
  }

  mutating func signIn(_ request: EmbeddedRequest) -> EmbeddedAnswer {
    guard let credentials = request.decode(Credentials.self) else {
      return .refusal(422, code: "invalid")
    }
    guard let registered = accounts[credentials.email.lowercased()],
      registered.password == credentials.password.value
    else { return .refusal(401, code: "wrong_credentials") }
    let account = (try? JSONEncoder().encode(registered.account)) ?? Data()
    let token = "\(account.base64EncodedString()).\(makeID())"
    return .json(Session(token: token, account: registered.account), status: 201)
  }

  mutating func signOut(_ request: EmbeddedRequest) -> EmbeddedAnswer {
    guard account(request) != nil, let token = token(request) else { return .notSignedIn }
    ended.insert(token)
    return EmbeddedAnswer(status: 204)
  }

  func account(_ request: EmbeddedRequest) -> Account? {
    guard let token = token(request), !ended.contains(token),
      let account = Data(base64Encoded: String(token.prefix { $0 != "." }))
    else { return nil }
    return try? JSONDecoder().decode(Account.self, from: account)
  }

  private func token(_ request: EmbeddedRequest) -> String? {
    let (scheme, header) = ("Bearer ", request.headers["Authorization"] ?? "")
    return header.hasPrefix(scheme) ? String(header.dropFirst(scheme.count)) : nil
  }
}

nonisolated extension EmbeddedAnswer {
  static let notSignedIn = refusal(401, code: "not_signed_in")
}
