import AppComponents
import AppShell
import Coordinator
import Redux
import UIKit

/// Shows a list of sights, loads it page by page, and opens a sight.
final class ExploreCoordinator: CoordinatorType {
  private enum Work: EffectKey { case load(SightQuery, page: Int?), search }

  let viewController = ExploreViewController()
  let context: ScreenContext
  /// The search of a screen of results; nil on the screen where the user searches.
  private let fixedQuery: SightQuery?

  init(query: SightQuery? = nil, _ context: ScreenContext) {
    fixedQuery = query
    self.context = context
  }

  func start() {
    viewController.canSearch = fixedQuery == nil
    viewController.send = { [weak self] in self?.handle($0) }
    context.follow(viewController.rows, in: viewController) { [weak self] in
      if let id = $0, self?.fixedQuery == nil { self?.handle(.sightTapped(id)) }
    }
    context.observeOnMain(
      \.[sights: fixedQuery], \.navigation[sightAbove: .explore], \.feedback.current
    )
    .map(ExploreViewState.init).render(on: viewController)
    // Another window may have begun the search, and closed before the answer came.
    context.observeOnMain(\.[unloaded: fixedQuery]).subscribe(with: self) {
      if $1 != nil, $0.viewController.isViewLoaded { $0.loadNextPage() }
    }
  }

  func handle(_ action: ExploreAction) {
    switch action {
    // The search began before the user left the field.
    case .searched(let words) where words == query.search: break
    case .viewLoaded, .searched, .sortTapped, .orderTapped:
      cancelLoad()
      context.dispatch(action)
      loadIfMissing()
    case .searchChanged(let words):
      context.run(.latest(Work.search, after: .milliseconds(300))) { [weak self] _ in
        await self?.handle(.searched(words))
      }
    case .endReached: if list.canLoadMore { loadNextPage() }
    case .retryTapped:
      cancelLoad()
      loadNextPage()
    case .statusTapped: handle(list.sights.isLoading ? .stopTapped : .retryTapped)
    case .stopTapped:
      guard let page = list.nextPage else { return }
      cancelLoad()
      context.dispatch(CatalogueAction.pageLoad(query, page: page, .failure(ClientError.stopped)))
    case .refreshPulled:
      cancelLoad()
      context.dispatch(CatalogueAction.refreshed(query))
      loadNextPage()
    case .sightTapped(let id): if listing.isCurrent { open(id) }
    }
  }

  private var listing: SightListing { context.state[sights: fixedQuery] }
  private var query: SightQuery { listing.query }
  private var list: SightList { listing.list }
  /// The load of the next page; the load of the page before it may not have ended.
  private var load: Work { .load(query, page: list.nextPage) }

  /// Loads the first page, unless it was loaded since the list was last refreshed.
  private func loadIfMissing() {
    if list.nextPage == 1 { loadNextPage() }
  }

  private func loadNextPage() {
    guard let page = list.nextPage else { return }
    context.run(
      .first(load), CatalogueAction.loadPage(page, of: query, from: context.services.client))
  }

  private func cancelLoad() { context.effects.cancel(load) }

  private func open(_ id: Sight.ID) {
    guard fixedQuery == nil else { return context.dispatch(AppRoute.push(.sight(id: id))) }
    // Another sight may already be open beside the list.
    context.dispatch(AppRoute.go(.sight(id)))
  }
}
