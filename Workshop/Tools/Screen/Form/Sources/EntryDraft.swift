import AppComponents

/// The values that the user enters into the form.
nonisolated struct EntryDraft: FormDraft {
  var title = "", note = ""
}

/// Why the form can't be sent.
nonisolated enum EntryError: Error, Codable {
  case unreachable
}

nonisolated extension EntryDraft {
  /// Takes every draft, until `Services` sends it to a server.
  static func sample(_ draft: EntryDraft) async throws -> EntryDraft { draft }
}
