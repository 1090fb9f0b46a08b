/// A part of the list, as a server returns it.
struct ItemsPage: Codable, Equatable, Sendable {
  /// What a row shows.
  struct Row: Codable, Equatable, Identifiable, Sendable {
    let id: Int
    let title, detail: String
  }

  let rows: [Row]
  /// The number of the next page; nil if this is the last one.
  let next: Int?
}

/// Why a page can't be loaded.
enum ItemsError: Error, Codable {
  case unreachable
}

extension ItemsPage {
  /// Returns one of three made-up pages, until `Services` loads those of a server.
  static func sample(_ number: Int) async throws -> ItemsPage {
    let ids = (number - 1) * 20 + 1...number * 20
    return ItemsPage(
      rows: ids.map { Row(id: $0, title: "Row \($0)", detail: "Page \(number)") },
      next: number < 3 ? number + 1 : nil)
  }
}
