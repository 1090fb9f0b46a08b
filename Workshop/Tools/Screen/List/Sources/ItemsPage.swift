/// A part of the list, as a server returns it.
nonisolated struct ItemsPage: Codable, Equatable, Sendable {
  /// The content of a row.
  struct Row: Codable, Equatable, Identifiable, Sendable {
    let id: Int
    let title, detail: String
  }

  let rows: [Row]
  /// The number of the next page; nil if this is the last one.
  let next: Int?

  /// Returns the rows that aren't among earlier ones.
  func rows(after earlier: [Row]) -> [Row] {
    let known = Set(earlier.map(\.id))
    return rows.filter { !known.contains($0.id) }
  }
}

/// Why a page can't be loaded.
nonisolated enum ItemsError: Error, Codable {
  case unreachable
}

nonisolated extension ItemsPage {
  /// Returns one of three made-up pages, until `Services` loads a server's pages.
  static func sample(_ search: String, _ number: Int) async throws -> ItemsPage {
    let all = (1...60).map { Row(id: $0, title: "Row \($0)", detail: "Page \(($0 + 19) / 20)") }
    let found = all.filter { search.isEmpty || $0.title.contains(search) }
    let rest = found.dropFirst((number - 1) * 20)
    return ItemsPage(rows: Array(rest.prefix(20)), next: rest.count > 20 ? number + 1 : nil)
  }
}
