/// A row of a table: a title, and often a subtitle below it; stars and hearts have a colour.
struct TableRow<ID: Hashable & Sendable>: Equatable, Identifiable {
  let id: ID
  let title: String
  var subtitle: String?
  /// The title of the section that the row stands in; nil if that has none.
  var section: String?
  /// Whether what the row leads to is shown, perhaps beside the table.
  var isSelected = false
}
