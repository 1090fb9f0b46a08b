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
    store.observeOnMain(\.saved, \.sights, \.storage.notice)
      .map { saved, sights, notice in
        SavedViewState(
          saved.sights, sights, canUndo: saved.canUndo, notice: notice)
      }
      .subscribe(with: viewController) { $0.render($1) }
  }

  private func handle(_ action: SavedListAction) {
    store.dispatch(action)
    switch action {
    case .viewLoaded: loadMissing()
    case .sightTapped(let id): store.dispatch(AppRoute.push(.sight(id: id)))
    case .removeTapped, .undoTapped: break
    }
  }

  private func loadMissing() {
    let state = store.state
    for id in state.saved.sights
    where state.sights[id].value == nil && !state.sights[id].isLoading {
      effects.run(.first(id), SightsAction.load(id, from: client))
    }
  }
}
