/// A row of a table: a title, and often a subtitle below it.
public struct TableRow<ID: Hashable & Sendable>: Equatable, Identifiable, Sendable {
  /// Identifies the row among the others of its table.
  public let id: ID
  /// The first line of the row.
  public let title: String
  /// The text below the title; nil for a remark.
  public var subtitle: String?
  /// The title of the row's section; nil if it has none.
  public var section: String?
  /// Whether the row's screen is shown, perhaps beside the table.
  public var isSelected = false
  /// Whether the row is stale, and will soon be replaced.
  public var isDimmed = false

  /// Creates a row.
  public init(
    id: ID, title: String, subtitle: String? = nil, section: String? = nil,
    isSelected: Bool = false,
    isDimmed: Bool = false
  ) {
    self.id = id
    self.title = title
    self.subtitle = subtitle
    self.section = section
    self.isSelected = isSelected
    self.isDimmed = isDimmed
  }
}
