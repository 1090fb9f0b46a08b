import Foundation
import Redux

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A request as the embedded backend sees it.
nonisolated struct EmbeddedRequest: Sendable {
  let method: String
  let path: [String]
  let query, headers: [String: String]
  let body: Data

  init(_ request: URLRequest) {
    let components = request.url.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: false) }
    method = request.httpMethod ?? "GET"
    path = (components?.path ?? "").split(separator: "/").map(String.init)
    let items = (components?.queryItems ?? []).map { ($0.name, $0.value ?? "") }
    query = Dictionary(items) { first, _ in first }
    headers = request.allHTTPHeaderFields ?? [:]
    body = request.httpBody ?? request.httpBodyStream.map(Self.read) ?? Data()
  }

  /// The body as a value; nil if it can't be read.
  func decode<Value: Decodable>(_ type: Value.Type) -> Value? {
    try? JSONDecoder().decode(type, from: body)
  }

  /// Reads a body that arrives as a stream, as on some platforms.
  private static func read(_ stream: InputStream) -> Data {
    stream.open()
    defer { stream.close() }
    var data = Data()
    var chunk = [UInt8](repeating: 0, count: 4096)
    while case let count = stream.read(&chunk, maxLength: chunk.count), count > 0 {
      data.append(contentsOf: chunk.prefix(count))
    }
    return data
  }
}

/// An answer of the embedded backend.
nonisolated struct EmbeddedAnswer: Sendable {
  let status: Int
  var body = Data()

  /// An answer with a value.
  static func json(_ value: some Encodable, status: Int = 200) -> EmbeddedAnswer {
    let body = try? revealingSecrets { try JSONEncoder().encode(value) }
    return EmbeddedAnswer(status: status, body: body ?? Data())
  }

  /// A refusal, with a message for each wrong field.
  static func refusal(
    _ status: Int, code: String = "refused", fields: [String: String]? = nil
  ) -> EmbeddedAnswer {
    let details = ServerFault.Details(code: code, message: "Try something else.", fields: fields)
    return .json(ServerFault(error: details), status: status)
  }
}
