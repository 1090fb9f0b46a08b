import Coordinator
import CoordinatorUIKit
import Redux
import UIKit

/// Shows a list of sights, loads it page by page, and opens a sight.
@MainActor final class ExploreCoordinator: ScreenCoordinator {
  let viewController: ExploreViewController
  /// The one query that the screen is about; nil for the screen where the user makes it.
  private let fixedQuery: SightQuery?
  private let store: Store<AppState>
  private let client: SightsClient
  private let effects: EffectScope<AppState>

  init(query: SightQuery? = nil, store: Store<AppState>, services: Services) {
    fixedQuery = query
    self.store = store
    client = services.client
    effects = EffectScope(store: store, clock: services.clock)
    viewController = ExploreViewController(canSearch: query == nil)
  }

  func start() {
    viewController.send = { [unowned self] in handle($0) }
    store.observeOnMain(\.explore.query, \.catalogue, \.bookmarks.sights, \.storage.notice)
      .map { [fixedQuery] query, catalogue, saved, notice in
        ExploreViewState(
          fixedQuery ?? query, catalogue, saved: saved, notice: notice, isRoot: fixedQuery == nil)
      }
      .subscribe(with: viewController) { $0.render($1) }
  }

  private var query: SightQuery { fixedQuery ?? store.state.explore.query }

  private func handle(_ action: ExploreAction) {
    store.dispatch(action)
    switch action {
    case .viewLoaded, .searched, .sortTapped: if isUnknown { loadNextPage() }
    case .searchChanged(let words): search(words)
    case .endReached, .retryTapped: loadNextPage()
    case .refreshPulled:
      store.dispatch(CatalogueAction.refreshed(query))
      loadNextPage()
    case .sightTapped(let id): store.dispatch(AppRoute.push(.sight(id: id)))
    }
  }

  private var isUnknown: Bool { store.state.catalogue[query].sights.value == nil }

  private func loadNextPage() {
    guard let page = store.state.catalogue[query].nextPage else { return }
    effects.run(.latest("load"), CatalogueAction.loadPage(page, of: query, from: client))
  }

  /// Searches once the user pauses.
  private func search(_ words: String) {
    effects.run(.latest("search", after: .milliseconds(300))) { [weak self] _ in
      await self?.handle(.searched(words))
    }
  }
}
