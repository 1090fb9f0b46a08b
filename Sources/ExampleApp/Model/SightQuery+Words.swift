import AppShell

nonisolated extension SightQuery {
  /// The search and its order, such as “rome” by year.
  var title: String {
    let words = search.isEmpty ? localized("All Sights") : localized("“\(search)”")
    return switch (sort, isReversed) {
    case (nil, _): words
    case (.name?, false): localized("\(words) by name")
    case (.name?, true): localized("\(words) by name, from Z to A")
    case (.rating?, false): localized("\(words) by rating")
    case (.rating?, true): localized("\(words) by rating, worst first")
    case (.year?, false): localized("\(words) by year")
    case (.year?, true): localized("\(words) by year, newest first")
    }
  }

  /// The direction of the sort as an arrow; nil if there is no sort.
  var orderArrow: String? { sort.map { _ in order == .ascending ? "↑" : "↓" } }

  /// The order after the sort is reversed, such as Newest First; nil if there is no sort.
  var reversedOrder: String? {
    switch sort {
    case nil: nil
    case .name?: isReversed ? localized("From A to Z") : localized("From Z to A")
    case .rating?: isReversed ? localized("Best First") : localized("Worst First")
    case .year?: isReversed ? localized("Oldest First") : localized("Newest First")
    }
  }
}

nonisolated extension SightQuery.Sort {
  /// The order of a list, as text.
  var title: String {
    switch self {
    case .name: localized("Name")
    case .rating: localized("Rating")
    case .year: localized("Year")
    }
  }
}

nonisolated extension SightCount {
  /// The user's position in the list, such as Sight 12 of 220; empty if it has no rows.
  func position(atRow row: Int) -> String {
    guard loaded > 0 else { return "" }
    let place = min(max(row, 1), loaded)
    return total.map { localized("Sight \(place) of \($0)") }
      ?? localized("Sight \(place) of more than \(loaded)")
  }
}
