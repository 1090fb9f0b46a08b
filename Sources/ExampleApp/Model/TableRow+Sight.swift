import AppComponents
import AppShell

extension TableRow {
  /// Creates the row of a sight: its name, its rating, and its location.
  init(
    _ sight: Sight, id: ID, isSaved: Bool = false, sort: SightQuery.Sort? = nil, isSelected: Bool,
    isDimmed: Bool = false
  ) {
    let rating = sight.stars ?? (sort == .rating ? localized("Not reviewed yet") : nil)
    self.init(
      id: id, title: isSaved ? "♥ \(sight.title)" : sight.title,
      subtitle: [rating, sight.origin].compactMap(\.self).joined(separator: "  "),
      section: sort == .name ? sight.initial : nil, isSelected: isSelected, isDimmed: isDimmed)
  }
}
