import Foundation

/// Replaces what a request may carry of secrets, by the names that say so, and shortens what is long.
enum Redaction {
  private static let dots = "••••••••"
  private static let longestText = 4_000
  private static let longestBody = 256 << 10
  private static let secretWords = [
    "password", "passcode", "secret", "token", "authorization", "cookie", "session", "credential",
    "apikey", "api-key", "api_key", "signature",
  ]

  /// Whether a name says that its value is secret.
  static func isSecret(_ name: String) -> Bool {
    let name = name.lowercased()
    return secretWords.contains { name.contains($0) }
  }

  /// The fields of a header, with dots for those that are secret.
  static func headers(_ headers: [String: String]) -> [String: String] {
    Dictionary(uniqueKeysWithValues: headers.map { ($0, isSecret($0) ? dots : $1) })
  }

  /// An address without a password, and with dots for secret values of its query.
  static func address(_ url: URL) -> String {
    guard var components = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return "" }
    if components.password != nil { components.password = dots }
    components.queryItems = components.queryItems?.map {
      isSecret($0.name) ? URLQueryItem(name: $0.name, value: dots) : $0
    }
    components.fragment = nil
    return String((components.string ?? "").prefix(longestText))
  }

  /// A body of JSON with dots for secret values; of another one, only the number of its bytes.
  static func text(of body: Data) -> String {
    guard !body.isEmpty else { return "" }
    guard body.count <= longestBody,
      let value = try? JSONSerialization.jsonObject(with: body, options: .fragmentsAllowed),
      let data = try? JSONSerialization.data(
        withJSONObject: redacted(value),
        options: [.sortedKeys, .withoutEscapingSlashes, .fragmentsAllowed])
    else { return "\(body.count) bytes" }
    let text = String(decoding: data, as: UTF8.self)
    return text.count > longestText ? "\(text.prefix(longestText))…" : text
  }

  private static func redacted(_ value: Any) -> Any {
    if let list = value as? [Any] { return list.map(redacted) }
    guard let members = value as? [String: Any] else { return value }
    return Dictionary(
      uniqueKeysWithValues: members.map { name, value in
        (
          name,
          isSecret(name) && !(value is [Any]) && !(value is [String: Any])
            ? dots : redacted(value)
        )
      })
  }
}
