import AppShell
import Foundation

/// A request of the app, without its secrets, and what came of it.
package struct NetworkEntry: Codable, Equatable, Identifiable, Sendable {
  /// A number that no other request has.
  package let id: Int
  /// The number of the last action before the effect that sent it; nil if no effect did.
  package let cause: Int?
  /// What started that effect, such as "explore, effect".
  package let source: String?
  package let method: String
  package let url: String
  package let headers: [String: String]
  /// The body that was sent: text without secrets, shortened.
  package let sent: String
  package let sentSize: Int
  /// The number of the attempt, counted from 1.
  package let attempt: Int
  /// When it was sent, since the recording began.
  package let start: Duration
  /// When it ended; nil while it runs.
  package var end: Duration?
  /// The server's status; nil if there was no answer.
  package var status: Int?
  /// Why there was no answer.
  package var failure: String?
  /// The body that was received: text without secrets, shortened.
  package var received = ""
  package var receivedSize = 0

  /// The address with the characters that it encodes, for reading.
  package var readableURL: String {
    (url.removingPercentEncoding ?? url).visible(upTo: 2_000)
  }

  /// The path, with the query.
  package var path: String {
    guard let components = URLComponents(string: url) else { return url }
    return components.path + (components.query.map { "?\($0)" } ?? "")
  }

  /// The status, or why there is none.
  package var outcome: String { status.map { "\($0)" } ?? failure ?? "…" }

  /// The request in one line, such as “GET /sights?page=1  200”.
  package var title: String {
    let again = attempt > 1 ? " (\(localized("attempt \(attempt)")))" : ""
    return "\(method) \(path)  \(outcome)\(again)"
  }

  /// The time that it took, its cause, and its sizes.
  package var facts: String {
    let time = end.map { "\(Int(($0 - start) / .milliseconds(1))) ms" } ?? localized("running")
    let cause = cause.map { localized("after action \($0)") }
    let sizes = localized("\(sentSize) bytes sent, \(receivedSize) received")
    return [start.clock, time, cause, source, sizes].compactMap(\.self).joined(separator: " · ")
  }

  /// A command that sends the request again, with dots for secrets.
  package var curl: String {
    var words = ["curl -X \(method) \(url.shellQuoted)"]
    words += headers.sorted { $0.key < $1.key }.map { "-H \("\($0): \($1)".shellQuoted)" }
    if sentSize > 0 { words.append("--data \(sent.shellQuoted)") }
    return words.joined(separator: " \\\n  ")
  }
}

extension String {
  /// The text as one word of a shell.
  fileprivate var shellQuoted: String { "'\(replacing("'", with: "'\\''"))'" }
}
