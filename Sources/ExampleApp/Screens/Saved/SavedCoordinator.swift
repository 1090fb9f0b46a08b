import Coordinator
import CoordinatorUIKit
import Redux
import UIKit

/// Shows the saved sights, loads those that nobody has, and removes them.
@MainActor final class SavedCoordinator: ScreenCoordinator {
  let viewController = SavedViewController()
  private let store: Store<AppState>
  private let client: SightsClient
  private let effects: EffectScope<AppState>

  init(store: Store<AppState>, services: Services) {
    self.store = store
    client = services.client
    effects = EffectScope(store: store, clock: services.clock)
  }

  func start() {
    viewController.send = { [unowned self] in handle($0) }
    store.observeOnMain(\.bookmarks, \.catalogue, \.storage.notice)
      .map { SavedViewState($0, $1, notice: $2) }
      .subscribe(with: viewController) { $0.render($1) }
  }

  private func handle(_ action: SavedAction) {
    store.dispatch(action)
    switch action {
    case .viewLoaded: loadMissing()
    case .sightTapped(let id): store.dispatch(AppRoute.push(.sight(id: id)))
    case .removeTapped, .undoTapped: break
    }
  }

  private func loadMissing() {
    let state = store.state
    for id in state.bookmarks.sights
    where state.catalogue[id].value == nil && !state.catalogue[id].isLoading {
      effects.run(.first(id), CatalogueAction.load(id, from: client))
    }
  }
}
