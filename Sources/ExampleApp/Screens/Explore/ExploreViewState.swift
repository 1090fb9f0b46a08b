import AppComponents
import AppShell
import Redux

/// The list of sights as text, ready to show.
struct ExploreViewState: Equatable {
  /// The sights, and below them a status, whose identifier is nil.
  let rows: [TableRow<Sight.ID?>]
  /// The placeholder if there are no rows.
  let placeholder: Placeholder?
  let notice: String?
  let title: String
  let query: SightQuery
  /// The search whose sights the rows are.
  let shownQuery: SightQuery
  let isRefreshing: Bool
  /// Whether the rows are the sights that the user asked for, not those from before.
  let canSelect: Bool
  /// The number of sights that were loaded, and of all.
  private let loaded: Int
  private let total: Int?

  init(
    _ explore: ExploreState, fixed fixedQuery: SightQuery?, _ catalogue: CatalogueState,
    saved: [Sight.ID], problem: StorageProblem?, waiting: String? = nil,
    chosen: Sight.ID? = nil
  ) {
    query = fixedQuery ?? explore.query
    let (list, saved, query) = (catalogue[query], Set(saved), query)
    let error = list.sights.error?.words
    // The last answer stays while a new one loads, unless that takes long.
    let isNew = list.sights.value == nil && error == nil && waiting == nil && fixedQuery == nil
    let shownQuery = isNew ? explore.answeredQuery ?? query : query
    self.shownQuery = shownQuery
    let isOld = shownQuery != query || (list.sights.isLoading && list.nextPage == 1)
    let shown = catalogue[shownQuery]
    let sights = (shown.sights.value ?? []).compactMap { catalogue[$0].value }.map {
      TableRow(
        $0, isSaved: saved.contains($0.id), sort: shownQuery.sort, isSelected: $0.id == chosen,
        isDimmed: isOld)
    }
    let loading = waiting.map { localized("\($0) Select to stop.") } ?? localized("Loading…")
    let status =
      list.sights.isLoading ? loading : error.map { localized("\($0) Select to try again.") }
    let last = status.map { TableRow(id: Sight.ID?.none, title: $0, section: sights.last?.section) }
    rows = sights.isEmpty ? [] : sights + [last].compactMap(\.self)
    placeholder =
      switch list.sights {
      case _ where !sights.isEmpty: nil
      case .idle, .loading: .loading(waiting)
      case .loaded where query.search.isEmpty:
        .message(localized("No Sights"), localized("The guide is still empty."))
      case .loaded:
        .message(localized("No Sights"), localized("No sight matches “\(query.search)”."))
      case .failed(let error, _): .failure(localized("Could Not Load Sights"), error.words)
      }
    let isFirstPage = list.nextPage == 1 && !sights.isEmpty
    notice =
      isFirstPage && error != nil
      ? error.map { localized("Could not refresh. \($0)") } : problem?.words
    title = fixedQuery?.title ?? localized("Explore")
    isRefreshing = isOld && !sights.isEmpty
    canSelect = shownQuery == query
    loaded = sights.count
    total = shown.total ?? (shown.nextPage == nil ? loaded : nil)
  }

  /// The user's position in the list, such as Sight 12 of 220; empty if it has no rows.
  func position(atRow row: Int) -> String {
    guard loaded > 0 else { return "" }
    let row = min(max(row, 1), loaded)
    return total.map { localized("Sight \(row) of \($0)") }
      ?? localized("Sight \(row) of more than \(loaded)")
  }

  /// The direction of the sort as an arrow; nil if there is no sort.
  var orderArrow: String? { query.sort.map { _ in query.order == .ascending ? "↑" : "↓" } }

  /// The order after the sort is reversed.
  var turningRound: String? {
    switch query.sort {
    case nil: nil
    case .name?: query.isReversed ? localized("From A to Z") : localized("From Z to A")
    case .rating?: query.isReversed ? localized("Best First") : localized("Worst First")
    case .year?: query.isReversed ? localized("Oldest First") : localized("Newest First")
    }
  }
}

extension TableRow<Sight.ID?> {
  fileprivate init(
    _ sight: Sight, isSaved: Bool, sort: SightQuery.Sort?, isSelected: Bool,
    isDimmed: Bool
  ) {
    let rating = sight.stars ?? (sort == .rating ? localized("Not reviewed yet") : nil)
    self.init(
      id: sight.id, title: isSaved ? "♥ \(sight.title)" : sight.title,
      subtitle: [rating, sight.origin].compactMap(\.self).joined(separator: "  "),
      section: sort == .name ? sight.initial : nil, isSelected: isSelected, isDimmed: isDimmed)
  }
}

extension SightQuery.Sort {
  /// The order of a list, as text.
  var title: String {
    switch self {
    case .name: localized("Name")
    case .rating: localized("Rating")
    case .year: localized("Year")
    }
  }
}

extension SightQuery {
  fileprivate var title: String {
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
}
