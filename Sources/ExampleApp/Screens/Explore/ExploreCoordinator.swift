import AppShell
import Coordinator
import CoordinatorUIKit
import Redux
import UIKit

/// Shows a list of sights, loads it page by page, and opens a sight.
@MainActor final class ExploreCoordinator: ScreenCoordinator {
  let viewController = ExploreViewController()
  /// The search of a screen of results; nil on the screen where the user searches.
  private let fixedQuery: SightQuery?
  private let context: ScreenContext

  init(query: SightQuery? = nil, context: ScreenContext) {
    (fixedQuery, self.context) = (query, context)
    viewController.canSearch = query == nil
  }

  func start() {
    viewController.send = { [unowned self] in handle($0) }
    context.follow(viewController.rows, in: viewController) { [weak self] in
      if let id = $0, self?.fixedQuery == nil { self?.handle(.sightTapped(id)) }
    }
    context.store
      .observeOnMain(
        \.explore, \.catalogue, \.bookmarks.sights, \.storage.problem, \.waits[.list],
        \.navigation[sightAbove: .explore]
      )
      .map { [fixedQuery] in
        ExploreViewState(
          $0, fixed: fixedQuery, $1, saved: $2, problem: $3, waiting: $4, chosen: $5)
      }
      .subscribe(with: viewController) { $0.render($1) }
  }

  private var query: SightQuery { fixedQuery ?? context.store.state.explore.query }
  private var list: SightList { context.store.state.catalogue[query] }

  private func handle(_ action: ExploreAction) {
    context.dispatch(action)
    switch action {
    case .viewLoaded, .searched, .sortTapped, .orderTapped:
      if list.sights.value == nil { loadNextPage() }
    case .searchChanged(let words):
      context.run(.latest("search", after: .milliseconds(300))) { [weak self] _ in
        await self?.handle(.searched(words))
      }
    case .endReached, .retryTapped: loadNextPage()
    case .stopTapped:
      context.effects.cancel("load")
      context.dispatch(CatalogueAction.pageLoad(query, .failure(ClientError.stopped)))
    case .refreshPulled:
      context.dispatch(CatalogueAction.refreshed(query))
      loadNextPage()
    case .sightTapped(let id) where fixedQuery == nil:
      // Beside the list, another sight may stand already.
      context.dispatch(AppRoute.go(Route(tab: .explore, [.sight(id: id)])))
    case .sightTapped(let id): context.dispatch(AppRoute.push(.sight(id: id)))
    }
  }

  private func loadNextPage() {
    guard let page = list.nextPage else { return }
    // The row that says so comes immediately, and goes, however fast the server is.
    if list.sights.value != nil { context.dispatch(CatalogueAction.pageLoad(query, .started)) }
    context.run(
      .latest("load"), CatalogueAction.loadPage(page, of: query, from: context.services.client))
  }
}
