import AppShell
import Foundation

/// The reason for a failed request.
enum ClientError: Error, Codable, Equatable {
  case unreachable, interrupted, timedOut, unreadable, tooLarge
  /// The user gave up waiting.
  case stopped
  case notFound, wrongCredentials, signedOut, emailTaken
  /// There is another version of the requested guide.
  case changed
  /// This version of the app is too old for the server.
  case outdated
  /// The server rejected the request, with a message for each field.
  case invalid([String: String])
  /// The server has too much to do, and may say how many seconds to wait.
  case busy(seconds: Int?)
  /// The server refused or failed, and may say why, and how many seconds to wait.
  case refused(status: Int, message: String? = nil, seconds: Int? = nil)
}

nonisolated extension ClientError {
  /// How long to wait before trying again; nil if that is pointless.
  var pause: Duration? {
    switch self {
    case .unreachable, .interrupted, .timedOut: .zero
    case .busy(let seconds), .refused(500..., _, let seconds):
      .seconds(min(max(0, seconds ?? 0), 31_536_000))
    case .notFound, .wrongCredentials, .signedOut, .emailTaken, .outdated, .invalid, .changed,
      .refused,
      .unreadable, .tooLarge, .stopped:
      nil
    }
  }

  /// Reads a refusal, which means something else for each operation.
  init(_ answer: ServerAnswer, to operation: Request.Operation, now: Date) {
    let fault = try? JSONDecoder().decode(ServerFault.self, from: answer.body)
    let seconds = answer.seconds(from: now)
    let message = fault?.error.message.visible(upTo: 300)
    let refusal = Self.refused(
      status: answer.status, message: message == "" ? nil : message, seconds: seconds)
    self =
      switch (answer.status, operation) {
      case (401, .signIn) where fault?.error.code != "not_signed_in": .wrongCredentials
      case (401, .sendReview), (401, .removeReview), (401, .signOut): .signedOut
      case (404, .list), (404, .sight), (404, .reviews), (404, .sendReview), (404, .guide),
        (404, .removeReview):
        .notFound
      case (409, .register): .emailTaken
      case (412, .guide): .changed
      case (426, _): .outdated
      case (422, _): fault?.error.messages.map { .invalid($0) } ?? refusal
      // A gateway in front of the server answers 502 or 504, which may have done its work all the same.
      case (429, _), (503, _): .busy(seconds: seconds)
      case (400..., _): refusal
      case (_, _): .unreadable
      }
  }
}

/// The data that a server sends with a refusal.
nonisolated struct ServerFault: Codable {
  struct Details: Codable {
    let code, message: String
    var fields: [String: String]?
  }

  let error: Details
}

nonisolated extension ServerFault.Details {
  /// A sentence for each of the first fields; nil if there is none.
  fileprivate var messages: [String: String]? {
    let shown = (fields ?? [:]).sorted { $0.key < $1.key }.prefix(8)
      .map { ($0.key, $0.value.visible(upTo: 300)) }
      .filter { !$0.1.isEmpty }
    return shown.isEmpty ? nil : Dictionary(uniqueKeysWithValues: shown)
  }
}
