public import AppComponents
public import Redux

/// The values that the user enters into the form.
nonisolated public struct EntryDraft: FormDraft {
  /// The texts of the fields, without spaces around them.
  public var title, note: String

  /// Creates the values of a form.
  public init(title: String = "", note: String = "") {
    self.title = title
    self.note = note
  }
}

/// Why the form can't be sent.
nonisolated public enum EntryError: Error, Codable {
  case unreachable
}

nonisolated extension EntryDraft {
  /// Takes every draft, until the app sends it to a server.
  public static func sample(_ draft: EntryDraft) async throws -> EntryDraft { draft }
}
