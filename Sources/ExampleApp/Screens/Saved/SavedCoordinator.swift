import Coordinator
import CoordinatorUIKit
import Redux
import UIKit

/// Shows the saved sights, and loads those that are missing.
@MainActor final class SavedCoordinator: ScreenCoordinator {
  let viewController = SavedViewController()
  private let context: ScreenContext

  init(context: ScreenContext) { self.context = context }

  func start() {
    viewController.send = { [unowned self] in handle($0) }
    context.store.observeOnMain(\.bookmarks, \.catalogue, \.storage.problem)
      .map { SavedViewState($0, $1, problem: $2) }
      .subscribe(with: viewController) { $0.render($1) }
  }

  private func handle(_ action: SavedAction) {
    context.dispatch(action)
    switch action {
    case .viewLoaded: loadMissing()
    case .sightTapped(let id): context.dispatch(AppRoute.push(.sight(id: id)))
    case .removeTapped, .undoTapped: break
    }
  }

  private func loadMissing() {
    let state = context.store.state
    for id in state.bookmarks.sights
    where state.catalogue[id].value == nil && !state.catalogue[id].isLoading {
      context.run(.first(id), CatalogueAction.load(id, from: context.services.client))
    }
  }
}
