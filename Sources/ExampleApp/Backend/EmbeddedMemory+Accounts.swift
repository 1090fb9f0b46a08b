import Foundation

extension EmbeddedMemory {
  mutating func register(_ request: EmbeddedRequest) -> EmbeddedAnswer {
    guard let wish = request.decode(Registration.self) else {
      return .refusal(422, code: "invalid")
    }
    let fields = faults(of: wish)
    guard fields.isEmpty else { return .refusal(422, code: "invalid", fields: fields) }
    let email = wish.email.lowercased()
    guard accounts[email] == nil else { return .refusal(409, code: "email_taken") }
    let account = Account(name: wish.name, email: email)
    accounts[email] = Registered(account: account, password: wish.password)
    return .json(account, status: 201)
  }

  mutating func signIn(_ request: EmbeddedRequest) -> EmbeddedAnswer {
    guard let credentials = request.decode(Credentials.self) else {
      return .refusal(422, code: "invalid")
    }
    guard let registered = accounts[credentials.email.lowercased()],
      registered.password == credentials.password
    else { return .refusal(401, code: "wrong_credentials") }
    let session = Session(token: UUID().uuidString, account: registered.account)
    sessions[session.token] = registered.account
    return .json(session, status: 201)
  }

  mutating func signOut(_ request: EmbeddedRequest) -> EmbeddedAnswer {
    guard let token = token(request), sessions.removeValue(forKey: token) != nil else {
      return .refusal(401, code: "not_signed_in")
    }
    return .nothing
  }

  func account(_ request: EmbeddedRequest) -> Account? {
    token(request).flatMap { sessions[$0] }
  }

  private func token(_ request: EmbeddedRequest) -> String? {
    let (scheme, header) = ("Bearer ", request.headers["Authorization"] ?? "")
    return header.hasPrefix(scheme) ? String(header.dropFirst(scheme.count)) : nil
  }

  private func faults(of wish: Registration) -> [String: String] {
    var faults: [String: String] = [:]
    if wish.name.isEmpty { faults["name"] = "A name is needed." }
    if !wish.email.contains("@") { faults["email"] = "That is no email address." }
    if wish.password.count < 8 { faults["password"] = "A password has 8 characters or more." }
    return faults
  }
}
