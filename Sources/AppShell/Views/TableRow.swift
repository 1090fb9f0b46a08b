/// A row of a table: a title, and often a subtitle below it; stars and hearts have a colour.
public struct TableRow<ID: Hashable & Sendable>: Equatable, Identifiable, Sendable {
  public let id: ID
  public let title: String
  public var subtitle: String?
  /// The title of the section that the row stands in; nil if that has none.
  public var section: String?
  /// Whether what the row leads to is shown, perhaps beside the table.
  public var isSelected = false

  /// Makes a row.
  public init(
    id: ID, title: String, subtitle: String? = nil, section: String? = nil, isSelected: Bool = false
  ) {
    (self.id, self.title, self.subtitle) = (id, title, subtitle)
    (self.section, self.isSelected) = (section, isSelected)
  }
}
