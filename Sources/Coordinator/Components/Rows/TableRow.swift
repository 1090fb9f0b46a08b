import AppShell

/// A row of a table: a title, and often a subtitle below it.
public struct TableRow<ID: Hashable & Sendable>: Equatable, Identifiable, Sendable {
  /// Identifies the row among the others of its table.
  public let id: ID
  /// The first line of the row.
  public let title: String
  /// The text below the title; nil for a remark.
  public var subtitle: String?
  /// What selecting the row does, in a word such as Remove; nil if that is what rows do.
  public var act: String?
  /// The title of the row's section; nil if it has none.
  public var section: String?
  /// Whether the row's screen is shown, perhaps beside the table.
  public var isSelected = false
  /// Whether the row is stale, and will soon be replaced.
  public var isDimmed = false
  /// Whether the user can go to the row and select it; not if it only says something about the others.
  public var isSelectable = true

  /// Creates a row.
  public init(
    id: ID, title: String, subtitle: String? = nil, section: String? = nil,
    isSelected: Bool = false,
    isDimmed: Bool = false, isSelectable: Bool = true, act: String? = nil
  ) {
    self.id = id
    self.title = title
    self.subtitle = subtitle
    self.section = section
    self.isSelected = isSelected
    self.isDimmed = isDimmed
    self.isSelectable = isSelectable
    self.act = act
  }
}

extension TableRow where ID: ExpressibleByNilLiteral {
  /// Returns the row below a list that loads page by page: the next page loads, or couldn't be loaded.
  ///
  /// The user can select it to stop a long load, or to try again.
  ///
  /// - Parameters:
  ///   - isLoading: Whether the next page loads.
  ///   - reason: The reason for a long load; nil without one.
  ///   - problem: Why the next page couldn't be loaded; nil if it could.
  ///   - section: The title of the last row's section.
  /// - Returns: The row, to be added to those of the list; none if there is nothing to say.
  public static func status(
    isLoading: Bool, waiting reason: String? = nil, problem: String?, section: String? = nil
  ) -> [Self] {
    let text: String
    let act: String?
    if isLoading {
      text = reason.map { localized("\($0) Select to stop.") } ?? localized("Loading…")
      act = reason == nil ? nil : localized("Stop")
    } else if let problem {
      text = localized("\(problem) Select to try again.")
      act = localized("Try Again")
    } else {
      return []
    }
    return [Self(id: nil, title: text, section: section, isSelectable: act != nil, act: act)]
  }
}
