import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A note, as the server has it.
struct Note: Codable, Equatable, Identifiable, Sendable {
  let id: Int
  var title: String
}

/// Why a request failed.
enum NotesError: Error, Codable, Equatable {
  case unreachable, unreadable
  /// The user gave up waiting.
  case stopped
  case refused(status: Int)
}

/// Loads the notes of a server; a test passes its own closure.
struct NotesClient: Sendable {
  var notes: @Sendable () async throws -> [Note]
}

extension NotesClient {
  /// The client of a server.
  static func live(at server: URL) -> NotesClient {
    NotesClient {
      let url = server.appending(path: "notes")
      guard let (data, response) = try? await URLSession.shared.data(from: url) else {
        // The screen was closed; that isn't a failure.
        try Task.checkCancellation()
        throw NotesError.unreachable
      }
      let status = (response as? HTTPURLResponse)?.statusCode ?? 0
      guard status == 200 else { throw NotesError.refused(status: status) }
      guard let notes = try? JSONDecoder().decode([Note].self, from: data) else {
        throw NotesError.unreadable
      }
      return notes
    }
  }
}
