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
  /// The answer to a refresh, for a moment in place of the user's position.
  let answer: String?
  /// The number of sights that were loaded, and of all.
  private let loaded: Int
  private let total: Int?

  init(
    _ explore: ExploreState, fixed fixedQuery: SightQuery?, _ catalogue: CatalogueState,
    saved: [Sight.ID], problem: StorageProblem?, waiting: String? = nil,
    chosen: Sight.ID? = nil, feedback: Feedback? = nil
  ) {
    query = fixedQuery ?? explore.query
    let (list, saved, query) = (catalogue[query], Set(saved), query)
    let error = list.sights.error?.words
    let shownQuery = fixedQuery ?? explore.shownQuery(in: catalogue, isSlow: waiting != nil)
    self.shownQuery = shownQuery
    let isOld = shownQuery != query || (list.sights.isLoading && list.nextPage == 1)
    let shown = catalogue[shownQuery]
    let sights = (shown.sights.value ?? []).compactMap { catalogue[$0].value }.map {
      TableRow(
        $0, isSaved: saved.contains($0.id), sort: shownQuery.sort, isSelected: $0.id == chosen,
        isDimmed: isOld)
    }
    let last = Self.status(of: list, waiting, below: sights.last?.section)
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
    answer = feedback == .refreshed(query) ? feedback?.words : nil
    loaded = sights.count
    total = shown.total ?? (shown.nextPage == nil ? loaded : nil)
  }

  /// The row below the sights; nil if there is nothing to say.
  private static func status(
    of list: SightList, _ waiting: String?, below section: String?
  ) -> TableRow<Sight.ID?>? {
    let text: String
    let act: String?
    if list.sights.isLoading {
      text = waiting.map { localized("\($0) Select to stop.") } ?? localized("Loading…")
      act = waiting == nil ? nil : localized("Stop")
    } else if let error = list.sights.error?.words {
      text = localized("\(error) Select to try again.")
      act = localized("Try Again")
    } else {
      return nil
    }
    return TableRow(id: nil, title: text, section: section, isSelectable: act != nil, act: act)
  }

  /// The user's position in the list, such as Sight 12 of 220; empty if it has no rows, or none is marked.
  func position(atRow row: Int?) -> String {
    guard let row, loaded > 0 else { return "" }
    let place = min(max(row, 1), loaded)
    return total.map { localized("Sight \(place) of \($0)") }
      ?? localized("Sight \(place) of more than \(loaded)")
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
