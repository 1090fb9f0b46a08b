import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What the embedded backend answers.
struct EmbeddedAnswer: Sendable {
  let status: Int
  let body: Data

  /// A value, encoded.
  static func json(_ value: some Encodable, status: Int = 200) -> EmbeddedAnswer {
    guard let body = try? JSONEncoder().encode(value) else { return .refusal(500) }
    return EmbeddedAnswer(status: status, body: body)
  }

  /// Success without words.
  static let nothing = EmbeddedAnswer(status: 204, body: Data())

  /// A refusal, with what is wrong with each field.
  static func refusal(
    _ status: Int, code: String = "refused", fields: [String: String]? = nil
  ) -> EmbeddedAnswer {
    let fault = ServerFault(
      error: ServerFault.Details(
        code: code, message: HTTPURLResponse.localizedString(forStatusCode: status), fields: fields)
    )
    return EmbeddedAnswer(status: status, body: (try? JSONEncoder().encode(fault)) ?? Data())
  }
}
